import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 150

/** Presses Tab until a control has the focus, as a visitor without a pointer does; throws where it is never reached. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const isThere = (): Promise<boolean> => control.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(control)}`)
}

/** Goes to a control and presses it. */
export async function pressKey(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to a field and types in place of its value. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
