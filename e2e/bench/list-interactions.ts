import type { BrowserContext, Locator, Page } from '@playwright/test'
import { signIn } from '#support/member.ts'
import { alive, untilReady } from '#support/page-facts.ts'
import { listProbe, type ListProbe } from './list-probe.ts'
import { median } from './report.ts'
import type { Figure } from './verdicts.ts'

const SWITCH_LIMIT_MS = 300
const PAINT_LIMIT_MS = 100
const ONE = { route: 'slot', name: 'Slots' }
const OTHER = { route: 'crash', name: 'Crash' }

/** A member switches categories, hearts, filters and opens the menu, everything warm, at each of the processor's slowdowns; medians of `tries`. */
export async function measureInteractions(
  context: BrowserContext,
  tries: number,
  slowdowns: readonly number[],
): Promise<Figure[]> {
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(listProbe)
  await signIn(page, 'lotus', '/m/slot')
  await alive(page)
  await untilReady(page)
  const session = await context.newCDPSession(page)
  const figures: Figure[] = []
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    figures.push(...(await measureAt(page, tries, `CPU ×${rate}`)))
  }
  await page.close()
  return figures
}

async function measureAt(page: Page, tries: number, at: string): Promise<Figure[]> {
  const tabs: number[] = []
  const switches: number[] = []
  // The first round is a visit's first: it fetches what the others find.
  for (let round = 0; round <= tries; round++) {
    for (const { route, name } of [OTHER, ONE]) {
      await probe(page, (list, to) => list.awaitTiles(to), route)
      const paint = await tap(
        page,
        page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name }),
      )
      const tiles = await page.evaluate(
        () => (globalThis as unknown as { __list: ListProbe }).__list.switched,
      ) // reason: set by the probe
      await untilReady(page)
      if (round === 0) continue
      tabs.push(paint)
      switches.push(tiles)
    }
    process.stderr.write(`\r  ${at}: ${round} of ${tries} category switches   `)
  }
  const each = async (once: (round: number) => Promise<number>): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round <= tries; round++) times.push(await once(round))
    return median(times.slice(1))
  }
  const main = page.locator('main')
  const hearts = main.locator('[data-game] button[aria-pressed]')
  const heart = await each((round) => tap(page, hearts.nth(round % 3)))
  const filter = await each(() => tap(page, main.getByRole('button', { name: /^Stake and lines/ })))
  const dataType = await each((round) =>
    tap(
      page,
      main
        .getByRole('group', { name: 'Which games' })
        .getByRole('link')
        .nth((round + 1) % 2),
    ),
  )
  const menu = await each(async () => {
    const paint = await tap(page, page.getByRole('button', { name: 'Open menu' }))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    return paint
  })
  process.stderr.write('\n')
  const paint = (name: string, value: number): Figure => ({
    name: `${at}, ${name}: tap to next paint`,
    value,
    unit: 'ms',
    limit: PAINT_LIMIT_MS,
    source: 'LOB-24',
  })
  return [
    {
      name: `${at}, category switch, warm: tap to first tiles`,
      value: median(switches),
      unit: 'ms',
      limit: SWITCH_LIMIT_MS,
      source: 'LOB-24',
    },
    paint('tab of a category', median(tabs)),
    paint('heart', heart),
    paint('filter', filter),
    paint('data type', dataType),
    paint('menu', menu),
  ]
}

function probe<Argument>(
  page: Page,
  work: (list: ListProbe, argument: Argument) => unknown,
  argument: Argument,
): Promise<unknown> {
  return page.evaluate(`(${work.toString()})(globalThis.__list, ${JSON.stringify(argument)})`)
}

/** A finger's tap on what is seen; the longest time from it to the next paint, as the browser measures it. */
async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  let box = await target.boundingBox()
  // A screen that has just come may be drawn once more under the finger.
  for (let again = 0; box === null && again < 20; again++) {
    await target.waitFor()
    box = await target.boundingBox()
  }
  if (box === null) throw new Error(`nothing to tap: ${String(target)}`)
  await probe(page, (list) => list.begin(), null)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  // Entries are reported some frames after the paint that they time.
  return page.evaluate(
    () =>
      new Promise<number>((done) =>
        setTimeout(
          () => done(Math.max(16, (globalThis as unknown as { __list: ListProbe }).__list.interaction)), // reason: set by the probe
          600,
        ),
      ),
  )
}
