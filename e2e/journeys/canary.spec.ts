import type { Page } from '@playwright/test'
import { planAt } from '#support/ask.ts'
import { command, layNext } from '#support/next-release.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import type { BrandName, OwnSite } from '#support/sites.ts'
import { expect } from '#support/test.ts'

const test = testOnOwnSite('canary')

/** From the command's end until the next page has it (MOD-06). */
const LIVE_WITHIN = { intervals: [100], timeout: 5_000 }
const BUCKETS = Array.from({ length: 100 }, (_, bucket) => bucket)

const versionShown = (page: Page): Promise<string | null> =>
  page.locator('[data-module=lobby]').first().getAttribute('data-version')

/** What a visitor with this number is sent. */
async function versionOf(site: OwnSite, bucket: number, brand: BrandName = 'lotus'): Promise<string> {
  const plan = await planAt(site, '/m/home', { brand, headers: { cookie: `m_bucket=${bucket}` } })
  return plan.modules.find(({ name }) => name === 'lobby')?.version ?? ''
}

test('a canary is had by so many of a brand, the same ones at every visit; it is promoted, taken back, and open pages go on (MOD-06)', async ({
  page,
  newVisitor,
  site,
}) => {
  const next = layNext(site, 'lobby')
  const live = await versionOf(site, 50)
  await open(page, '/m/home')
  expect(await versionShown(page)).toBe(live)
  await markVisit(page)

  const said = await command(site, 'canary', `lobby@${next}`, '--percent', '30', '--brand', 'lotus')
  expect(said).toContain('30 % of the visitors of lotus')
  expect(said).toContain('To undo it: npm run canary -- lobby --stop')
  await expect.poll(() => versionOf(site, 0), LIVE_WITHIN).toBe(next)
  const versions = await Promise.all(BUCKETS.map((bucket) => versionOf(site, bucket)))
  expect(versions.filter((version) => version === next)).toHaveLength(30)
  expect(await versionOf(site, 0, 'coral')).toBe(live)

  // Who comes for the first time is given a number with the page, and keeps it.
  const visitor = await (await newVisitor()).newPage()
  await open(visitor, '/m/home')
  const had = await versionShown(visitor)
  for (let visit = 0; visit < 3; visit += 1) {
    await open(visitor, '/m/home')
    expect(await versionShown(visitor)).toBe(had)
  }
  await markVisit(visitor)

  await command(site, 'promote', 'lobby', '--why', 'thirty of a hundred were well')
  await expect.poll(() => versionOf(site, 99), LIVE_WITHIN).toBe(next)
  expect(await versionOf(site, 0, 'coral')).toBe(next)
  const later = await (await newVisitor()).newPage()
  await open(later, '/m/home')
  expect(await versionShown(later)).toBe(next)

  const undone = await command(site, 'rollback', 'lobby', '--why', 'search finds nothing')
  expect(undone).toContain(`To undo it: npm run rollback -- lobby --to ${next}`)
  await expect.poll(() => versionOf(site, 0), LIVE_WITHIN).toBe(live)
  await open(later, '/m/home')
  expect(await versionShown(later)).toBe(live)

  // Both pages that were open all the while are as they were, and still work.
  for (const [opened, began] of [
    [page, live],
    [visitor, had],
  ] as const) {
    await expectSameVisit(opened)
    expect(await versionShown(opened)).toBe(began)
  }
  expect(await command(site, 'releases', 'lobby')).toContain('search finds nothing')
})

test('a brand that is pinned stays on its release while others go on, and is let go again (MOD-06)', async ({
  site,
}) => {
  const next = layNext(site, 'member-centre')
  const had = async (brand: BrandName): Promise<string> => {
    const plan = await planAt(site, '/m/home', { brand })
    return plan.modules.find(({ name }) => name === 'member-centre')?.version ?? ''
  }
  const live = await had('coral')
  await command(
    site,
    'pin',
    `member-centre@${live}`,
    '--brand',
    'coral',
    '--why',
    'their campaign ends on Friday',
  )
  await command(site, 'promote', `member-centre@${next}`, '--force')
  await expect.poll(() => had('lotus'), LIVE_WITHIN).toBe(next)
  expect(await had('coral')).toBe(live)
  await command(site, 'pin', 'member-centre', '--brand', 'coral', '--off')
  await expect.poll(() => had('coral'), LIVE_WITHIN).toBe(next)
  await command(site, 'rollback', 'member-centre', '--to', live)
})

test('a release is taken back while the platform and its database are away, and nothing is changed by who cannot be known (MOD-06)', async ({
  site,
}) => {
  const next = layNext(site, 'content')
  const content = async (): Promise<string> => {
    const plan = await planAt(site, '/m/home')
    return plan.modules.find(({ name }) => name === 'content')?.version ?? ''
  }
  const live = await content()
  await command(site, 'promote', `content@${next}`, '--force')
  await expect.poll(content, LIVE_WITHIN).toBe(next)
  await site.stopPlatform()
  try {
    await expect(command(site, 'rollback', 'content', '--to', live)).rejects.toThrow('Nothing answers at')
    expect(await content()).toBe(next)
    await command(site, 'rollback', 'content', '--to', live, '--offline', '--why', 'the database is away')
    await expect.poll(content, LIVE_WITHIN).toBe(live)
  } finally {
    await site.startPlatform()
  }
  expect(await command(site, 'releases', 'content')).toContain('the database is away')
})
