import { expect, type Page } from '@playwright/test'

const MOST_STOPS = 1_000
const MOST_OUTSIDE = 12
/** So many controls in a row that were met before. */
const ROUND_IS_OVER = 3

const OVERLAY = '[role=dialog], [role=alertdialog]'
const inOverlay = async (page: Page): Promise<boolean> => (await page.locator(OVERLAY).count()) > 0

const overlayHasFocus = (page: Page): Promise<boolean> =>
  page.evaluate((overlay) => {
    const overlays = document.querySelectorAll(overlay)
    return overlays[overlays.length - 1]?.contains(document.activeElement) === true
  }, OVERLAY)

/** Marks everything that Tab should reach now, in the topmost overlay where there is one; returns how many there are. */
function markStops(page: Page): Promise<number> {
  return page.evaluate((overlay) => {
    const overlays = document.querySelectorAll(overlay)
    const controls = (overlays[overlays.length - 1] ?? document).querySelectorAll<HTMLElement>(
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
  }, OVERLAY)
}

/** Presses Tab until the page has been walked through once; returns what the focus could not be seen on. */
async function walk(page: Page): Promise<string[]> {
  // An overlay takes the focus and holds it: the walk goes round in it, from where it is.
  if (await inOverlay(page)) await expect.poll(() => overlayHasFocus(page)).toBe(true)
  else
    await page.evaluate(() => {
      // A screen may have put the focus into a field: the walk begins at the top.
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
  const unseen: string[] = []
  let outside = 0
  let again = 0
  for (let step = 0; step < MOST_STOPS; step += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(async (overlay) => {
      const overlays = document.querySelectorAll(overlay)
      const isOutside = () => overlays[overlays.length - 1]?.contains(document.activeElement) === false
      // An overlay hands the focus from its end to its beginning in the next frame.
      for (let frame = 0; frame < 2 && isOutside(); frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn))
      if (isOutside()) return 'outside'
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return 'outside'
      // A day's or a moment's field has stops of its own inside: day, month, year.
      const isInside =
        focused.matches('input[type=date],input[type=datetime-local]') && focused.dataset['at'] !== undefined
      document.querySelector('[data-at]')?.removeAttribute('data-at')
      focused.dataset['at'] = ''
      if (isInside) return 'inside'
      if (focused.dataset['walked'] !== undefined) return 'again'
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
    }, OVERLAY)
    // The way round leads by the browser's own controls, what is drawn anew under the focus lets go of it, and an overlay
    // takes it back to where it was: that control counts for nothing.
    if (at === 'outside' && (outside += 1) < MOST_OUTSIDE) {
      again = -1
      continue
    }
    if (at === 'inside') continue
    if (at === 'again' && (again += 1) < ROUND_IS_OVER) continue
    if (at === 'again' || at === 'outside') return unseen
    again = 0
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

/** Walks once by Tab through what is shown: what was passed by, and what had the focus without showing it (SHL-33). */
export async function round(page: Page): Promise<string[]> {
  const stops = await markStops(page)
  const unseen = await walk(page)
  return [
    ...(stops === 0 ? ['there is nothing to reach'] : []),
    ...unseen.map((what) => `focused, but not to be seen: ${what}`),
    ...(await missed(page)).map((what) => `never focused: ${what}`),
  ]
}
