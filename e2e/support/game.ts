import { expect, type FrameLocator, type Page } from '@playwright/test'

/** The screen of a game that can be played, and one that says why it cannot. */
export const READY = '[data-screen=game][data-state=ready]'
export const REFUSED = '[data-screen=game][data-state=failed]'

/** What is inside the game's frame. */
export function gameOf(page: Page): FrameLocator {
  return page.frameLocator('[data-screen=game] iframe')
}

/** The balance beside the game, in minor units. */
export async function shownBalance(page: Page): Promise<number> {
  const text = await page.locator('[data-screen=game] header [data-state=ready]').innerText()
  return minor(text)
}

/** `฿1,234.50` as 123450. */
export function minor(text: string): number {
  const [, whole = '0', cents = '00'] = /([\d,]+)\.(\d{2})/.exec(text) ?? []
  return Number(whole.replaceAll(',', '') + cents)
}

/** One call of a signed-in page's own platform: a PUT where there is a body. What is refused fails. */
export async function callAs<Value>(
  page: Page,
  path: string,
  merchant: string,
  body?: object,
): Promise<Value> {
  const { status, text } = await page.evaluate(
    async ([to, brand, json]) => {
      const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: string } // reason: the site's own key
      const headers = {
        'Content-Type': 'application/json',
        Merchant: brand,
        Language: 'EN',
        Authorization: `Bearer ${token}`,
      }
      const answer = await fetch(to, { headers, ...(json && { method: 'PUT', body: json }) })
      return { status: answer.status, text: await answer.text() }
    },
    [path, merchant, body && JSON.stringify(body)] as const,
  )
  expect({ path, status, text }).toMatchObject({ status: 200 })
  return (JSON.parse(text) as { value: Value }).value // reason: the platform's own envelope
}

/** Exact money of a member by the platform, in minor units. */
export async function balanceOf(page: Page, merchant = 'lotus'): Promise<number> {
  const { sumBalance } = await callAs<{ sumBalance: string }>(page, '/wps/wallets/gcs', merchant)
  return minor(sumBalance)
}

/** Waits until nothing of the game is on its way: what it shows is what the platform holds. */
export async function expectSameMoney(page: Page): Promise<void> {
  await expect.poll(async () => (await shownBalance(page)) - (await balanceOf(page))).toBe(0)
}
