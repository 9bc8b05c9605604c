"""Commands about missions: objectives, costs and payout."""
