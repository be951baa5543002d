export { CategoryStrip } from './category-strip.tsx'
export { stripTabs } from './strip-tabs.ts'
export { useMenus } from './use-menus.ts'
