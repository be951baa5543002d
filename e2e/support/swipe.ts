import type { Locator, Page } from '@playwright/test'

/** Draws a finger over a place by so many px, slowly enough to be no flick. */
export async function swipe(page: Page, place: Locator, by: number): Promise<void> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('There is nothing to swipe over.')
  const y = box.y + box.height / 3
  const from = box.x + box.width / 2 - by / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (const share of [0.3, 0.6, 0.9, 1]) await touch('touchMove', from + by * share)
  await touch('touchEnd')
  await session.detach()
}
