import { expect, type Locator, type Page } from '@playwright/test'

export const popup = (page: Page): Locator => page.locator('[data-popup], [role=alertdialog]')

export async function waitForPopup(page: Page): Promise<void> {
  await expect(popup(page).last()).toBeVisible()
  await expect(page.locator('[data-popup] [data-state=loading]')).toHaveCount(0)
}

/** Taps what has one of the names (one a language) and waits for a popup. */
export const opening =
  (name: RegExp, role: 'button' | 'link' = 'button') =>
  async (page: Page): Promise<void> => {
    // A part for visitors who prefer reduced motion replaces the one the server drew: the first tap may meet the old.
    await expect(async () => {
      await expect(page.locator('html[data-ready]')).toBeAttached()
      if ((await popup(page).count()) === 0) await page.getByRole(role, { name }).first().click()
      await expect(popup(page).last()).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await waitForPopup(page)
  }
