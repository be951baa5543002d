import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { untilReady } from '#support/page-facts.ts'
import { listProbe, type ListProbe } from './list-probe.ts'
import { CPU_SLOWDOWN } from './measure.ts'
import { median } from './report.ts'
import { longestTask } from './task-times.ts'
import { quantile, type Figure } from './verdicts.ts'

const LIST = '/m/slot'
/** As fast as a phone lets a list fly (Android ends a fling's speed at 8,000 dp a second). */
const FLING_SPEED = 8_000
const FLING_PX = 60_000
const FLINGS = 5
const TRACED = 2
const LOAD_LIMIT_MS = 120_000
/** The most that the list call gives at once. */
const GAMES_A_PAGE = 200
/** A whole pass of 600,000 px would take minutes at that speed: full passes go several times as fast. */
const PASS_SPEED = 60_000
const STEP_PX = 60_000
/** Three frames of a 60 Hz screen are 50.0 ms. */
const FRAME_LIMIT_MS = 50
const TILES_LIMIT = 400
const HEAP_GROWTH_LIMIT = 1.1

interface Pass {
  readonly frames: number
  readonly worst: number
  readonly p99: number
  readonly over: number
  readonly longFrames: ListProbe['longFrames']
  readonly tiles: number
}

export interface Scrolling {
  /** Longest task of each traced fling, ms of processor time. */
  readonly tasks: readonly number[]
  readonly figures: readonly Figure[]
  readonly flings: readonly Pass[]
  readonly passes: readonly (Pass & { readonly heapMb: number })[]
}

/** Loads the whole list by scrolling, flies through it, and passes over all of it again and again. */
export async function measureScrolling(
  browser: Browser,
  context: BrowserContext,
  count: number,
): Promise<Scrolling> {
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(listProbe)
  const session = await context.newCDPSession(page)
  await widePages(page)
  await page.goto(LIST, { waitUntil: 'domcontentloaded' })
  await untilReady(page)
  const height = await loadAll(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

  const flings: Pass[] = []
  for (let fling = 0; fling < FLINGS; fling++) {
    const from = Math.round((height - FLING_PX) * (fling / FLINGS))
    await page.evaluate((top) => scrollTo(0, top), from)
    await settle(page)
    flings.push(
      await watched(page, () => swipe(session, fling % 2 === 0 ? FLING_PX : -FLING_PX, FLING_SPEED)),
    )
    process.stderr.write(`\r  ${fling + 1} of ${FLINGS} flings   `)
  }
  // Tracing costs time of its own: flings of their own, from the same places.
  const tasks: number[] = []
  for (let fling = 0; fling < TRACED; fling++)
    tasks.push(
      await longestTask(browser, page, () =>
        swipe(session, fling % 2 === 0 ? -FLING_PX : FLING_PX, FLING_SPEED),
      ),
    )
  const passes: (Pass & { heapMb: number })[] = []
  await page.evaluate(() => scrollTo(0, 0))
  for (let pass = 0; pass < count; pass++) {
    await settle(page)
    const direction = pass % 2 === 0 ? 1 : -1
    const watchedPass = await watched(page, async () => {
      for (let done = 0; done < height; done += STEP_PX) await swipe(session, direction * STEP_PX, PASS_SPEED)
    })
    passes.push({ ...watchedPass, heapMb: await heapMb(session) })
    process.stderr.write(`\r  ${pass + 1} of ${count} full passes   `)
  }
  process.stderr.write('\n')
  await page.close()
  return { flings, tasks, passes, figures: figuresOf(flings, tasks, passes) }
}

function figuresOf(
  flings: readonly Pass[],
  tasks: readonly number[],
  passes: readonly (Pass & { heapMb: number })[],
): Figure[] {
  const [, second] = passes
  const last = passes.at(-1)
  const source = 'LOB-24'
  const ofEach = (from: readonly Pass[], read: (pass: Pass) => number): number => median(from.map(read))
  return [
    {
      name: 'fling: frames over 50 ms, of a fling',
      value: ofEach(flings, ({ over }) => over),
      unit: '',
      limit: 0,
      source,
    },
    { name: 'fling: longest frame', value: ofEach(flings, ({ worst }) => worst), unit: 'ms', digits: 1 },
    {
      name: 'fling: 99 of 100 frames within',
      value: ofEach(flings, ({ p99 }) => p99),
      unit: 'ms',
      digits: 1,
    },
    {
      name: 'fling: longest task, ms of the processor alone',
      value: Math.max(...tasks),
      unit: 'ms',
      digits: 1,
      limit: FRAME_LIMIT_MS,
      source,
    },
    {
      name: 'full pass: frames over 50 ms, of a pass',
      value: ofEach(passes, ({ over }) => over),
      unit: '',
      limit: 0,
      source,
    },
    { name: 'full pass: longest frame', value: ofEach(passes, ({ worst }) => worst), unit: 'ms', digits: 1 },
    {
      name: 'full pass: 99 of 100 frames within',
      value: ofEach(passes, ({ p99 }) => p99),
      unit: 'ms',
      digits: 1,
    },
    {
      name: 'most tiles alive',
      value: Math.max(...[...flings, ...passes].map(({ tiles }) => tiles)),
      unit: '',
      limit: TILES_LIMIT - 1,
      source,
    },
    { name: 'heap after the second pass', value: second?.heapMb ?? Number.NaN, unit: 'MB', digits: 1 },
    {
      name: `heap after pass ${passes.length}`,
      value: last?.heapMb ?? Number.NaN,
      unit: 'MB',
      digits: 1,
      limit: Number(((second?.heapMb ?? Number.NaN) * HEAP_GROWTH_LIMIT).toFixed(1)),
      source,
    },
  ]
}

/** The list asks for its pages as ever; each is answered with so many games, or the way to 10,000 would be measured in minutes. */
async function widePages(page: Page): Promise<void> {
  await page.route('**/wps/game/list?*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('pageSize', String(GAMES_A_PAGE))
    return route.continue({ url: url.href })
  })
}

/** Goes to the end again and again until every game of the list has come; returns how far the page can be scrolled. */
async function loadAll(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Load more' }).click()
  const height = await page.evaluate(
    (limit) =>
      new Promise<number>((done, failed) => {
        const begun = performance.now()
        const look = setInterval(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          // The way to more goes with the last page.
          const more = [...document.querySelectorAll('main button')].some(
            ({ textContent }) => textContent?.includes('Load more') === true,
          )
          if (more && performance.now() - begun < limit) return
          clearInterval(look)
          if (more) failed(new Error('the list did not come to its end'))
          else done(document.documentElement.scrollHeight - innerHeight)
        }, 40)
      }),
    LOAD_LIMIT_MS,
  )
  process.stderr.write('  every game has come\n')
  return height
}

/** A finger that drags or flings the page by so many pixels; real gestures through the browser's compositor. */
const swipe = (session: CDPSession, distance: number, speed: number): Promise<unknown> =>
  session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 420,
    yDistance: -distance,
    speed,
    gestureSourceType: 'touch',
  })

async function watched(page: Page, work: () => Promise<unknown>): Promise<Pass> {
  await page.evaluate(() => (globalThis as unknown as { __list: ListProbe }).__list.begin()) // reason: set by the probe
  await work()
  const { frames, longFrames, tiles } = await page.evaluate(() => {
    const { frames, longFrames, tiles } = (globalThis as unknown as { __list: ListProbe }).__list // reason: set by the probe
    return { frames, longFrames, tiles }
  })
  return {
    frames: frames.length,
    worst: Math.max(...frames),
    p99: quantile(frames, 0.99),
    over: frames.filter((ms) => ms > FRAME_LIMIT_MS + 0.5).length,
    longFrames,
    tiles,
  }
}

/** Pictures and rows of a jump are there before anything is measured. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done()), 500)))

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_048_576
}
