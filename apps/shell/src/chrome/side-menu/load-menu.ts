export const loadMenu = () => import('./side-menu.panel.tsx').then(({ SideMenuPanel }) => SideMenuPanel)

/** Fetches the menu's code with the finger on its way down; a failure shows when it opens. */
export function warmMenu(): void {
  void loadMenu().catch(() => undefined)
}
