// Whether this page shows the table on a screen in the room, by a link that the Handler has made. Such a
// page only shows: it has no seat and no tools.

/** Whether it does. */
export const onScreen = globalThis.document?.body?.dataset.screen !== undefined;
