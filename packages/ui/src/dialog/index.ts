/** What opens over a page, with Base UI's dialog: fetched when it is first requested, so on no shared face. */
export { Drawer } from './drawer.tsx'
export { Question } from './question.tsx'
export { Sheet, type SheetLook } from './sheet.tsx'
export { SheetSkeleton } from './sheet-skeleton.tsx'
