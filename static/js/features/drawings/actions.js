// The keys of the tool that draws on the map. They come before those of the table (table/actions.js).

import { t } from "../../text/t.js";
import { takeBack } from "./state.js";

/** @type {import("../../core/actions.js").Action[]} */
export const DRAWING_ACTIONS = [
  {
    id: "drawing.take-back",
    label: t("drawings-take-back"),
    group: t("drawings-drawing"),
    who: "player",
    keys: ["Ctrl+z"],
    icon: "undo",
    // also without a line: the key must not undo a move of the table by surprise
    when: (context) => context.tool() === "draw" && context.mayAct() && !context.inHistory(),
    run: takeBack,
  },
];
