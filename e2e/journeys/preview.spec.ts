import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '@site/tools/services'
import { findings } from '#support/axe.ts'
import { signIn } from '#support/member.ts'
import { layOther, liveRelease } from '#support/other-release.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { open } from '#support/page-facts.ts'
import type { OwnSite } from '#support/sites.ts'
import { expect } from '#support/test.ts'

/** What is not live is shown here: on a site of this file's own. */
const machine = await freePort()
const ORIGIN = `http://127.0.0.1:${machine}`
const test = testOnOwnSite('preview', { settings: { DEV_ORIGINS: ORIGIN } })
test.use({ language: 'EN' })

const BAR = 'aside.preview-bar'

interface Made {
  readonly status: number
  readonly value: { readonly link: string; readonly id: string }
  readonly message?: string
}

/** Requested at the admin listener, as the operators' tools do. */
async function make(site: OwnSite, what: 'previews' | 'overrides', body: object): Promise<Made> {
  const answer = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/${what}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant: 'lotus', ...body }),
  })
  const { value, message } = await answer.json()
  return { status: answer.status, value, message }
}

test('a preview is seen by the browser that opened its link alone, says so, lists what is different, and ends at a button (MOD-08)', async ({
  page,
  newVisitor,
  site,
}) => {
  const version = layOther(site.dataDir, 'account', 'login.register', 'Become a member')
  const { value } = await make(site, 'previews', { releases: { account: version }, note: 'the new way in' })
  const register = (on: Page) =>
    on.locator('main').getByRole('link', { name: /Become a member|Create an account/ })

  await page.goto(value.link, { waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator(BAR)).toContainText('not live')
  await open(page, '/m/login')
  await expect(register(page)).toHaveText('Become a member')

  const theirs = await (await newVisitor()).newPage()
  await open(theirs, '/m/login')
  await expect(theirs.locator(BAR)).toHaveCount(0)
  await expect(theirs.locator('main').getByRole('link', { name: /Become a member|สมัคร/ })).not.toHaveText(
    'Become a member',
  )

  // The bar covers neither header nor footer, and the keyboard reaches it before anything else of the page.
  const bar = await page.locator(BAR).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(`${BAR} a`)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`account .* ${version}`) })).toBeVisible()
  await expect(page.getByText('the new way in')).toBeVisible()
  expect(await findings(page, 'everything')).toEqual([])
  await page.getByRole('button', { name: 'End the preview' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator(BAR)).toHaveCount(0)
  await open(page, '/m/login')
  await expect(register(page)).toHaveText('Create an account')
})

test('releases that do not fit, and a brand that could not be, are no preview; a link that has ended leads to the live site (MOD-08)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/410/)
  const refused = await make(site, 'previews', { releases: { lobby: '1.0.0-00000000' } })
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('is not in the registry')])
  const made = await make(site, 'previews', {
    releases: { account: layOther(site.dataDir, 'account', 'login.register', 'Join') },
  })
  await page.goto(made.value.link, { waitUntil: 'domcontentloaded' })
  await expect(page.locator(BAR)).toBeVisible()
  await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/previews/${made.value.id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${site.operatorToken()}` },
  })
  await expect(async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator(BAR)).toContainText('has ended', { timeout: 300 })
  }).toPass({ timeout: 10_000 })
  await open(page, '/m/login')
  await expect(page.locator(BAR)).toHaveCount(0)
  const gone = await page.goto(made.value.link)
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'This preview is over' })).toBeVisible()
})

test('a module of a developer’s machine runs in the one browser that opened its link, and no session of a player reaches it (MOD-08)', async ({
  page,
  newVisitor,
  site,
  watch,
}) => {
  // Nothing of such a module is drawn on the server: its places are left to the page, and React says so.
  watch.allow(/401|410|net::ERR_ABORTED|React error #419/)
  const build = liveRelease(site.dataDir, 'lobby')
  const version = '0.0.0-0ddba115'
  const files = createServer((request, answer) => {
    const name = request.url?.split('/').at(-1) ?? ''
    answer
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Content-Type', 'text/javascript')
      .end(readFileSync(join(site.dataDir, 'registry', 'files', 'lobby', name)))
  })
  await new Promise<void>((done) => files.listen(machine, '127.0.0.1', done))
  try {
    // Styles come with the scripts of such a build.
    const exposes = Object.entries(build.exposes).map(([name, { js }]) => [name, { js, css: [] }])
    const builds = [{ ...build, version, serverEntry: '', exposes: Object.fromEntries(exposes) }]
    const { value } = await make(site, 'overrides', { origin: ORIGIN, builds })
    await signIn(page, 'lotus')
    const own = await sessionIn(page)
    expect(own).toMatchObject({ isStored: true, status: 200 })

    await page.goto(value.link)
    await page.getByRole('button', { name: 'Run them here' }).click()
    await expect(page.locator(`[data-module=lobby][data-version="${version}"]`).first()).toBeAttached()
    await expect(page.locator(BAR)).toContainText('lobby')
    // What any script of the module could try, with the very token that was stored before.
    expect(await sessionIn(page, own.token)).toMatchObject({ isStored: false, status: 401 })
    const names = (await page.context().cookies()).map(({ name }) => name)
    expect(names).not.toContain('MC_SID')

    // Who signs in there has a session apart, and it goes with the override.
    await signIn(page, 'lotus')
    expect(await sessionIn(page)).toMatchObject({ isStored: true, status: 200 })
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('dev.MC_SID')

    const other = await (await newVisitor()).newPage()
    expect((await other.goto(value.link))?.status()).toBe(410)
    await open(other, '/m/home')
    await expect(other.locator(`[data-version="${version}"]`)).toHaveCount(0)

    // A script that ends the override itself is left with nothing: not even what was signed in there.
    const left = await page.evaluate(async () => {
      const token = localStorage.getItem('MC_SESSION_INFO') ?? ''
      await fetch('/m/-/preview/end', { method: 'POST', body: new URLSearchParams() })
      return token
    })
    expect(await sessionIn(page, JSON.parse(left).token)).toMatchObject({ isStored: false, status: 401 })
    await open(page, '/m/home')
    await expect(page.locator(BAR)).toHaveCount(0)
    await expect(page.locator(`[data-version="${version}"]`)).toHaveCount(0)
  } finally {
    files.closeAllConnections()
    files.close()
  }
})

/** Whether a session is stored in a page, and what the platform says to it, or to another token. */
function sessionIn(page: Page, other?: string) {
  return page.evaluate(async (given) => {
    const stored = localStorage.getItem('MC_SESSION_INFO')
    const token = given ?? String(JSON.parse(stored ?? '{}').token)
    const headers = { Merchant: 'lotus', Language: 'EN', Authorization: `Bearer ${token}` }
    const { status } = await fetch('/wps/member/info', { headers })
    return { isStored: stored !== null, token, status }
  }, other)
}
