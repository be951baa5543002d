import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CONTRAST = 'color-contrast'

/** `contrast` is of what the theme paints, `structure` is everything else. */
export type Rules = 'everything' | 'structure' | 'contrast'

const OPTIONS: Readonly<Record<Rules, object>> = {
  everything: {},
  structure: { rules: { [CONTRAST]: { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: [CONTRAST] } },
}

/** Every finding of axe's rules on what is shown now, each with where it is. */
export async function findings(page: Page, rules: Rules): Promise<string[]> {
  // Through the debugger: the page's own policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(async (options) => {
    // Half-way colours of a change of theme that no player makes would be measured else.
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    const axe: { run(where: Document, options: object): Promise<AxeResults> } = Reflect.get(window, 'axe')
    return axe.run(document, { resultTypes: ['violations'], ...options })
  }, OPTIONS[rules])
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** What is wider than its room once text has twice its size: the page, or what lies over it. */
export async function tooWide(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%')
    const over = (what: Element, room: number): string[] =>
      what.scrollWidth > room + 1 ? [`${what.tagName} is ${what.scrollWidth - room} px too wide`] : []
    const overlays = document.querySelectorAll('[role=dialog], [role=alertdialog]')
    return [
      ...over(document.documentElement, innerWidth),
      ...[...overlays].flatMap((overlay) => over(overlay, overlay.clientWidth)),
    ]
  })
}
