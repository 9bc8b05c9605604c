// Whether the log hides the lines of setting up.

import { signal } from "@preact/signals";

/** Whether setup lines are hidden. */
export const gameOnly = signal(false);

/** Hides setup lines, or shows them again. */
export const toggleGameOnly = () => void (gameOnly.value = !gameOnly.value);
