import { ask, planAt } from '#support/ask.ts'
import { open, markVisit, expectSameVisit, takenOver } from '#support/page-facts.ts'
import { startOwnSite } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'

test.use({ language: 'EN' })

const RETRY = { name: 'Loading failed, click to retry' }

test('the site is served while the platform is down from the start, and is whole once it answers (MOD-07)', async ({
  page,
  brand,
  watch,
}) => {
  watch.allow(/status of 503/, /status 503: .*\/img\//)
  const site = await startOwnSite('no-platform', { platform: false })
  try {
    await page.context().addCookies([{ name: 'm_language', value: 'EN', url: site.origin(brand) }])
    await page.goto(`${site.origin(brand)}/m/home`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('banner')).toContainText('Lotus')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const retry = page.locator('[data-screen=home] > [data-state=failed]').getByRole('button', RETRY)
    await expect(retry).toBeVisible()
    await markVisit(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await site.startPlatform()
    await retry.click()
    await expect(page.locator('[data-screen=home][data-state=ready]')).toBeVisible()
    expect(await page.locator('section[data-category] li').count()).toBeGreaterThan(6)
    await expectSameVisit(page)
  } finally {
    await page.close()
    await site.stop()
  }
})

test('a platform that goes down later leaves what is shown, and lists can be tried again (LOB-27)', async ({
  page,
  brand,
  watch,
}) => {
  watch.allow(/status of 503/, /status 503: .*\/img\//)
  const site = await startOwnSite('platform-stops')
  try {
    await page.context().addCookies([{ name: 'm_language', value: 'EN', url: site.origin(brand) }])
    // A site that has just begun reports its modules' declarations to the platform, which makes another plan: the next step would be a full load.
    let release = ''
    const isSettled = async (): Promise<boolean> => {
      const before = release
      release = (await planAt(site, '/m/home', { brand })).release
      return release === before
    }
    await expect.poll(isSettled, { intervals: [1_000] }).toBe(true)
    await open(page, `${site.origin(brand)}/m/home`)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const slots = page.locator('nav ul a[href="/m/slot"]').first()
    await takenOver(slots)
    await markVisit(page)
    await site.stopPlatform()
    await expect(page.locator('[data-screen=home][data-state=ready]')).toBeVisible()
    await slots.click()
    const retry = page.locator('[data-screen=category]').getByRole('button', RETRY)
    await expect(retry).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await site.startPlatform()
    await retry.click()
    await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
    await expectSameVisit(page)
    // Pages go on being made from the brands that were known last.
    await site.stopPlatform()
    expect((await ask(site, '/m/home', { brand: 'coral' })).status).toBe(200)
  } finally {
    await page.close()
    await site.stop()
  }
})

test('a phone without network shows a warning, and none when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/m/home')
  const note = page.getByText('You are offline.')
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await expect(page.locator('[data-screen=home]')).toBeVisible()
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
})

test('an address that belongs to no brand says so in words', async ({ site }) => {
  const { status, text } = await ask(site, '/m/home', {
    headers: { host: `unknown.localhost:${site.port}` },
  })
  expect(status).toBe(404)
  expect(text).toContain('No brand is served at')
  expect(text).not.toContain('127.0.0.1')
})

test('a broken link in the address is no error page (SHL-02)', async ({ site }) => {
  for (const path of ['/m/%00', '/m/%E0%A4%A', '/m/home%2f..', '/m/../../etc/passwd', '/m/a?b=%'])
    expect([path, (await ask(site, path)).status]).not.toEqual([path, 500])
  expect((await planAt(site, '/m/home?x=%3Cscript%3E')).landing).toBe('home')
})
