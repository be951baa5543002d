import { expect, type Locator, type Page } from '@playwright/test'

const ALIVE_MS = 15_000

/** Whether the page has started and its screen, which is shown, is React's; evaluated in the page. */
function isAlive(): boolean {
  if (!document.documentElement.hasAttribute('data-ready')) return false
  const screen = document.querySelector('[data-screen]')
  return screen?.checkVisibility() === true && Object.keys(screen).some((key) => key.startsWith('__react'))
}

/** Waits until the shell and the module of the shown screen answer to taps. */
export async function alive(page: Page): Promise<void> {
  // The page itself sees it at once; what is not there in time is named below.
  await page.waitForFunction(isAlive, undefined, { timeout: ALIVE_MS }).catch(() => undefined)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const screen = page.locator('[data-screen]').first()
  await expect(screen).toBeVisible()
  await takenOver(screen)
}

/** Waits until what the server drew is React's: a link before that leads away by itself. */
export async function takenOver(place: Locator): Promise<void> {
  await expect
    .poll(() => place.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

/** Goes to an address and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  // Pictures may still be on their way: no tap waits for them.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await alive(page)
}

/**
 * Comes back to a page that was behind another. The headless shell never hides a page, so it gets no event that it is seen
 * again, as a player's browser would send.
 */
export async function comeBack(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Leaves a mark in the window that only a reload takes away. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, '__visit', 'same'))
}

export async function expectSameVisit(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__visit'))).toBe('same')
}

/** Texts that look like a message key, an unfilled placeholder, or a value that was none. */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (parent && !['SCRIPT', 'STYLE'].includes(parent.tagName)) texts.push(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        texts.push(element.getAttribute(name) ?? '')
    return (
      texts
        .map((text) => text.trim())
        // Names of accounts look like keys.
        .filter((text) => !/^(lotus|coral)\./.test(text))
        .filter((text) =>
          /^[a-z]+[a-zA-Z]*([._][\w-]+)+$|\{\w+\}|^undefined$|^null$|^NaN$|\[object/.test(text),
        )
    )
  })
}

/** Links of the page that lead inside the site. */
export function innerLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/')),
    ),
  ])
}

/** Places of other modules that stand on the page without anything in them. */
export function emptyPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot]')]
      // What is hidden on purpose (over a form, for example) takes no room at all.
      .filter((place) => place.offsetWidth > 0)
      .filter((place) => place.offsetHeight < 1 || place.childElementCount === 0)
      .map((place) => place.outerHTML.slice(0, 300)),
  )
}

/** Waits until the shown screen is alive and has left its loading state. */
export async function untilReady(page: Page): Promise<void> {
  await alive(page)
  await expect(page.locator('main [data-state=loading]')).toHaveCount(0)
}

/** Goes to an address and waits until its screen shows what it has. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await untilReady(page)
}
