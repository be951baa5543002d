import { expect, type Locator, type Page } from '@playwright/test'

const OPEN_MENU = /^(Open menu|เปิดเมนู)$/
const LANGUAGE = /^(Language|ภาษา)/

/** Opens the side menu and waits until it is open. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: OPEN_MENU }).click()
  const menu = page.getByRole('dialog', { name: /^(Menu|เมนู)$/ })
  await expect(menu).toBeVisible()
  return menu
}

/** Chooses a language by its own name in the popup that the menu leads to; the popup closes by itself. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: LANGUAGE }).click()
  await page.getByRole('dialog', { name: LANGUAGE }).getByRole('radio', { name }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What has a role and a name in a place, in the order in which it is read. */
export function namesOf(place: Locator, role: 'link' | 'button' = 'link'): Promise<string[]> {
  return place
    .getByRole(role)
    .evaluateAll((found) =>
      found.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
    )
}

/** Taps beside a popup: on the mask that lies between it and the header. */
export async function tapMask(page: Page): Promise<void> {
  await page.mouse.click(20, 120)
}
