import type { BrowserContext, Page } from '@playwright/test'
import type { FieldRow } from '@site/shared-api/contract/field'
import {
  late,
  layBuild,
  servedWell,
  THROWS_IN_BROWSERS,
  THROWS_WHILE_DRAWING,
} from '#support/broken-release.ts'
import { auditOf, beginCanary, figuresOf, liveOf, move, verdictOn } from '#support/canary.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { layNext } from '#support/next-release.ts'
import { open } from '#support/page-facts.ts'
import { notePlans, waitForNewPlan } from '#support/plan-notice.ts'
import type { OwnSite } from '#support/sites.ts'
import { expect } from '#support/test.ts'

/** Canaries are judged here: on a site of this file's own. */
const test = testOnOwnSite('judge')
test.use({ language: 'EN' })

/** React's word for what the server could not draw, or drew otherwise. */
const UNDRAWN = /Minified React error #(419|422)/
const MINUTE_MS = 60_000
const HALF = 50
/** Numbers of visitors: of those who have a canary that half of them have, and of the others. */
const NUMBERS = { canary: 7, live: 93 } as const
type Group = keyof typeof NUMBERS

const numbered = async (context: BrowserContext, site: OwnSite, group: Group): Promise<void> =>
  context.addCookies([{ name: 'm_bucket', value: String(NUMBERS[group]), url: site.origin('lotus') }])
const versionShown = (page: Page): Promise<string | null> =>
  page.locator('main [data-module=lobby]').first().getAttribute('data-version')

test('a canary that throws while it is drawn costs no player a page, and is taken back within a minute with the reason (MOD-06, MOD-07)', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.allow(/broken on render|LoadError/, UNDRAWN)
  const live = liveOf(site, 'lobby')
  const canary = layBuild(site.dataDir, 'lobby', live, THROWS_WHILE_DRAWING)
  await numbered(context, site, 'canary')
  await move(site, 'lobby', { did: 'canary', version: canary, percent: HALF })
  // The first visitor who meets it gets the previous release instead.
  await notePlans(page)
  await open(page, '/m/home')
  await expect(page.locator('[data-screen=home][data-state=ready]')).toBeVisible()
  await expect
    .poll(async () => (await verdictOn(site, 'lobby'))?.doneAt ?? null, { timeout: MINUTE_MS })
    .not.toBeNull()
  expect(await verdictOn(site, 'lobby')).toMatchObject({ version: canary, verdict: 'bad', figure: 'failed' })
  expect((await auditOf(site))[0]).toMatchObject({
    actor: 'judge',
    action: 'release.stop',
    subject: 'lobby',
    detail: { why: expect.stringContaining('broken at load') },
  })
  // A page that was already open is notified, and its next step is made on what is live.
  await waitForNewPlan(page)
  await page.locator('a[href="/m/slot"]').first().click()
  await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
  expect(await versionShown(page)).toBe(live)
})

test('a page reports how it did when it is left, of each module in its version, and nothing before it rests (MOD-11)', async ({
  page,
  site,
}) => {
  const live = liveOf(site, 'lobby')
  const liveRows = async () => (await figuresOf(site)).rows.filter(({ role }) => role === 'live')
  const lobby = async () => (await liveRows()).find(({ module }) => module === 'lobby')
  const before = (await lobby())?.visits ?? 0
  await visitOnce(page)
  await expect.poll(async () => (await lobby())?.visits).toBe(before + 1)
  expect(await lobby()).toMatchObject({ version: live, failed: 0, errors: 0 })
  const measures = (row: FieldRow | undefined): string[] => Object.keys(row?.measures ?? {})
  expect(measures(await lobby())).toEqual(
    expect.arrayContaining(['lcp', 'cls', 'ttfb', 'load-fetch', 'load-bootstrap']),
  )
  // The largest picture is some module's, and each that was on the screen has the page's figure.
  const owners = (await liveRows()).filter((row) => measures(row).includes('own-lcp'))
  expect(owners.length).toBeGreaterThan(0)
  expect((await liveRows()).map(({ module }) => module)).toEqual(
    expect.arrayContaining(['content', 'lobby', 'member-centre', 'shell']),
  )
})

test('while a canary runs, a page that was served reports once: its report sent again, or with a made-up proof, or without one, is no figure (MOD-11)', async ({
  page,
  context,
  site,
}) => {
  const canary = layNext(site, 'lobby')
  await numbered(context, site, 'canary')
  await beginCanary(site, 'lobby', canary, HALF)
  const visited = async () =>
    (await figuresOf(site, 'lobby')).rows.find(({ version }) => version === canary)?.visits ?? 0
  let proof: string | undefined
  await visitOnce(page, async () => {
    proof = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation')
      const said = load instanceof PerformanceNavigationTiming ? load.serverTiming : []
      return said.find(({ name }) => name === 'page')?.description
    })
  })
  expect(proof).toMatch(/^[\w.-]{30,}$/)
  await expect.poll(visited).toBe(1)
  const nothing = { figures: [], loads: [], failures: [], fallbacks: [], errors: [] }
  const report = { releases: { lobby: canary }, route: 'home', shown: ['lobby'], ...nothing }
  for (const query of [`?page=${proof}`, `?page=${proof}x`, ''])
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(`${site.origin('lotus')}/m/-/field${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(report),
      })
      expect(answer.status).toBe(204)
    }
  // A later report is counted; these are not.
  await visitOnce(page)
  await expect.poll(visited).toBe(2)
  await move(site, 'lobby', { did: 'stop' })
})

/** A visit to home that measures itself, and is left. */
async function visitOnce(page: Page, whileThere?: () => Promise<void>): Promise<void> {
  const measuring = page.waitForEvent('requestfinished', (request) => request.url().includes('follow-field'))
  await page.goto('/m/home', { waitUntil: 'commit' })
  // Not before taps are answered.
  const scriptRequest = page.waitForRequest((request) => request.url().includes('follow-field'))
  await scriptRequest
  await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 1 })
  await measuring
  await expect(page.locator('[data-screen=home][data-state=ready]')).toBeVisible()
  await whileThere?.()
  await page.goto('about:blank')
}

interface Trial {
  readonly site: OwnSite
  readonly newVisitor: () => Promise<BrowserContext>
  /** Pages with the canary, and as many of live beside them. */
  readonly pages: number
}

/** Real visits of both groups, side by side, until the judge has decided or so many have been made. */
async function visits({ site, newVisitor, pages }: Trial): Promise<void> {
  const groups: Group[] = ['canary', 'live']
  await Promise.all(
    groups.map(async (group) => {
      const context = await newVisitor()
      await numbered(context, site, group)
      const page = await context.newPage()
      for (let made = 0; made < pages; made += 1) {
        // Each from a network of its own: one alone is not believed about so many.
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `203.0.113.${made % 200}` })
        await visitOnce(page)
        if (made % 10 === 0 && (await verdictOn(site, 'lobby'))?.verdict === 'bad') break
      }
      await context.close()
    }),
  )
}

const JUDGED = { timeout: MINUTE_MS, intervals: [500] }
/** A live release whose largest picture comes after so many ms, not drawn before. */
const LIVE_LATE_MS = 600

test.describe('judged on real pages', { tag: '@soak' }, () => {
  test.setTimeout(60 * MINUTE_MS)

  test('a canary that throws in browsers alone, and was drawn well, is taken back by its failures (MOD-11)', async ({
    site,
    newVisitor,
    watch,
  }) => {
    watch.allow(/broken on render|LoadError/, UNDRAWN)
    const canary = layBuild(site.dataDir, 'lobby', liveOf(site, 'lobby'), THROWS_IN_BROWSERS)
    // What pages say of a release that has served well discredits it no more: it is left to the figures.
    servedWell(site.dataDir, 'lobby', canary)
    await beginCanary(site, 'lobby', canary, HALF)
    await visits({ site, newVisitor, pages: 100 })
    await expect.poll(async () => (await verdictOn(site, 'lobby'))?.doneAt ?? null, JUDGED).not.toBeNull()
    expect(await verdictOn(site, 'lobby')).toMatchObject({
      version: canary,
      verdict: 'bad',
      figure: 'failed',
    })
  })

  test('a canary that doubles LCP is taken back by its LCP (MOD-11)', async ({ site, newVisitor, watch }) => {
    watch.allow(UNDRAWN)
    const first = liveOf(site, 'lobby')
    const live = layBuild(site.dataDir, 'lobby', first, late(LIVE_LATE_MS))
    const canary = layBuild(site.dataDir, 'lobby', first, late(3 * LIVE_LATE_MS))
    await move(site, 'lobby', { did: 'release', version: live, force: true })
    await beginCanary(site, 'lobby', canary, HALF)
    await visits({ site, newVisitor, pages: 150 })
    await expect.poll(async () => (await verdictOn(site, 'lobby'))?.doneAt ?? null, JUDGED).not.toBeNull()
    expect(await verdictOn(site, 'lobby')).toMatchObject({ version: canary, verdict: 'bad', figure: 'lcp' })
    await move(site, 'lobby', { did: 'rollback', to: first })
  })

  test('a canary that is 5 % slower is taken back in none of 20 tries (MOD-11)', async ({
    site,
    newVisitor,
    watch,
  }) => {
    watch.allow(UNDRAWN)
    const first = liveOf(site, 'lobby')
    const live = layBuild(site.dataDir, 'lobby', first, late(LIVE_LATE_MS))
    await move(site, 'lobby', { did: 'release', version: live, force: true })
    const tries = Number(process.env['CANARY_TRIES'] ?? 20)
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      // Each a release of its own.
      const canary = layBuild(site.dataDir, 'lobby', first, {
        ...late(LIVE_LATE_MS + 45),
        name: `5 % slower ${attempt}`,
      })
      await beginCanary(site, 'lobby', canary, HALF)
      await visits({ site, newVisitor, pages: 60 })
      await expect
        .poll(async () => (await verdictOn(site, 'lobby'))?.visits.canary ?? 0, JUDGED)
        .toBeGreaterThan(50)
      const verdict = await verdictOn(site, 'lobby')
      console.log(`try ${attempt}: ${verdict?.verdict}: ${verdict?.why}`)
      expect(verdict).toMatchObject({ version: canary, verdict: 'judging', doneAt: null })
      await move(site, 'lobby', { did: 'stop' })
    }
    await move(site, 'lobby', { did: 'rollback', to: first })
  })
})
