import type { Page } from '@playwright/test'

/** Lets calls to the address wait; what is returned lets them go on, those that come later too. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}
