import type { Page } from '@playwright/test'
import { visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import { expect, test } from '#support/test.ts'

const MOST_STOPS = 1_000

/** Marks everything that Tab should reach now; returns how many there are. */
function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href],button,input,select,textarea,iframe,[tabindex]',
    )
    const stops = [...controls].filter((control) => {
      if (control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert]')) return false
      // Of radio buttons with one name Tab reaches the chosen one.
      if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return false
      return control.checkVisibility({ visibilityProperty: true })
    })
    for (const stop of stops) stop.dataset['stop'] = ''
    return stops.length
  })
}

/** Presses Tab until the page has been walked through once; returns what the focus could not be seen on. */
async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // A screen may have put the focus into a field: the walk begins at the top.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const unseen: string[] = []
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return 'end'
      if (focused.dataset['walked'] !== undefined) return 'end'
      focused.dataset['walked'] = ''
      const box = focused.getBoundingClientRect()
      const inView = box.bottom > 0 && box.top < innerHeight && box.width > 0
      // The mark may be drawn by the control itself, around it, or by a part of it.
      const marked = [focused, focused.parentElement, ...focused.querySelectorAll('*')].some((element) => {
        if (element === null) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      return inView && marked ? 'seen' : focused.outerHTML.slice(0, 160)
    })
    if (at === 'end') return unseen
    if (at !== 'seen') unseen.push(at)
  }
  throw new Error(`The focus did not come round within ${MOST_STOPS} steps.`)
}

/** What Tab has passed by. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-stop]:not([data-walked]):not(:disabled)')].map(({ outerHTML }) =>
      outerHTML.slice(0, 160),
    ),
  )
}

test('every control of every screen is reached and seen by keyboard alone (SHL-33)', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of SCREENS) {
    await visit(page, path)
    expect(await markStops(page), path).toBeGreaterThan(0)
    expect(await walk(page), `${path}: focused, but not to be seen`).toEqual([])
    expect(await missed(page), `${path}: never focused`).toEqual([])
  }
})
