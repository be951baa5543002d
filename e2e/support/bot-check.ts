import type { Page } from '@playwright/test'

/** Passes the bot check by the way for who cannot drag: the browser finds a sum. */
export async function passBotCheck(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: /^(Quick check|ตรวจสอบสั้น ๆ)$/ })
  await check.getByRole('button', { name: /^(I cannot do this|ฉันทำไม่ได้)/ }).click()
  await check.waitFor({ state: 'detached', timeout: 30_000 })
}
