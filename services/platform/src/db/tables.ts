/** The tables of the site: each domain adds its own in its `tables.ts` (`declare module '#db/tables'`). */
// reason: it is empty here on purpose; the domains fill it
export interface Tables {}
