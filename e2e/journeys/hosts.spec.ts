import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Nginx } from '@site/tools/nginx'
import { patchBrand, requestsOf, testBehindNginx } from '#support/behind-nginx.ts'
import { askSecurely, connectSecurely, firstWords } from '#support/https.ts'
import { messageAfter } from '#support/outbox.ts'
import { hostOf, type BrandName } from '#support/sites.ts'
import { expect } from '#support/test.ts'

const BRANDS: readonly BrandName[] = ['lotus', 'coral']
const A_YEAR = 'max-age=31536000'

const test = testBehindNginx('hosts')

const clientOf = (nginx: Nginx) => {
  const connection = (from = '127.0.0.1') =>
    connectSecurely(nginx.port, readFileSync(nginx.certificate), from)
  return { connection, host: (brand: BrandName) => `${hostOf(brand)}:${nginx.port}` }
}

test('pages of both brands come over HTTP/2, compressed, and say that https is the only way (PLT-02)', async ({
  nginx,
}) => {
  const { connection, host } = clientOf(nginx)
  const session = connection()
  for (const brand of BRANDS) {
    const headers = { 'accept-encoding': 'br' }
    const page = await askSecurely(session, { path: '/m/home', host: host(brand), headers })
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
    expect(page.headers['strict-transport-security']).toBe(A_YEAR)
    const html = brotliDecompressSync(page.raw).toString()
    expect(html).toContain(`"merchant":"${brand}"`)
    const script = /\/m\/-\/assets\/[\w-]+\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    for (let i = 0; i < 2; i += 1) {
      const file = await askSecurely(session, { path: script, host: host(brand), headers })
      expect([file.status, file.headers['content-encoding']]).toEqual([200, 'br'])
      expect(file.headers['cache-control']).toContain('immutable')
    }
  }
  session.close()
  const log = requestsOf(nginx)
  expect(log.map(({ protocol }) => protocol)).toEqual(log.map(() => 'HTTP/2.0'))
  expect(log.filter(({ cache }) => cache === 'HIT')).toHaveLength(BRANDS.length)
})

test('a mailed link is https and of the brand, cookies are Secure and of this host alone (ACC-17, ACC-21)', async ({
  nginx,
  site,
}) => {
  const { connection, host } = clientOf(nginx)
  const session = connection()
  const { link } = await messageAfter(site, 'lotus.new@example.com', async () => {
    const body = { username: 'lotus.new', email: 'lotus.new@example.com' }
    const call = { path: '/wps/member/password/forgot', method: 'POST', host: host('lotus'), body }
    expect((await askSecurely(session, { ...call, headers: { merchant: 'lotus' } })).status).toBe(200)
  })
  expect(new URL(link ?? '').origin).toBe(`https://${host('lotus')}`)
  const trial = { path: '/wps/member/trialuser', host: host('lotus'), headers: { merchant: 'lotus' } }
  const [cookie = ''] = (await askSecurely(session, trial)).headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^__Host-MC_TRIAL=/)
  expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
  session.close()
})

test('limits count who really asks, not who is said to (ACC-21)', async ({ nginx }) => {
  const { connection, host } = clientOf(nginx)
  const [one, other] = [connection('127.0.0.2'), connection('127.0.0.3')]
  const ask = async (session: typeof one, i: number): Promise<number> => {
    const headers = {
      merchant: 'lotus',
      'x-forwarded-for': `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
    }
    const path = '/wps/check/affiliate?code=UNKNOWN2'
    return (await askSecurely(session, { path, host: host('lotus'), headers })).status
  }
  const statuses = []
  for (let i = 0; i < 61; i += 1) statuses.push(await ask(one, i))
  expect([statuses.slice(0, 60), statuses[60]]).toEqual([Array(60).fill(200), 429])
  expect(await ask(other, 0)).toBe(200)
  one.close()
  other.close()
})

test('facts of both streams arrive at once, and what services ask each other is nowhere (SHL-16, PLT-02)', async ({
  nginx,
}) => {
  const { connection, host } = clientOf(nginx)
  const session = connection()
  expect(await firstWords(session, '/m/-/events?brand=lotus', host('lotus'))).toContain('event: plan')
  expect(await firstWords(session, '/wps/events?merchant=lotus', host('lotus'))).toContain('retry:')
  for (const path of ['/wps/internal/brands', '/wps/operator/audit', '/wps/metrics'])
    expect((await askSecurely(session, { path, host: host('lotus') })).status).toBe(404)
  session.close()
})

test('a brand is closed to the networks that its operators name, and to no others (SHL-16)', async ({
  nginx,
  site,
}) => {
  const { connection, host } = clientOf(nginx)
  const statusFrom = async (address: string): Promise<string> => {
    const session = connection(address)
    const page = await askSecurely(session, { path: '/m/home', host: host('coral') })
    session.close()
    const status = /"status":(\d)/.exec(page.raw.toString())?.[1]
    return `${status}, ${page.headers['cdn-cache-control'] === undefined ? 'for this visitor' : 'for all'}`
  }
  await patchBrand(site, 'coral', { blockedNetworks: ['127.0.0.8/30'] })
  await expect.poll(() => statusFrom('127.0.0.9'), { intervals: [100] }).toBe('2, for this visitor')
  expect(await statusFrom('127.0.0.7')).toBe('0, for this visitor')
  await patchBrand(site, 'coral', { blockedNetworks: [] })
})

test('the page comes alive over HTTP/2 (PLT-02)', async ({ page }) => {
  await page.goto('/m/home')
  await page.locator('nav ul a[href="/m/slot"]').first().click()
  await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
  const protocols = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => String(Reflect.get(entry, 'nextHopProtocol')),
    ),
  )
  expect(new Set(protocols.filter((protocol) => protocol !== ''))).toEqual(new Set(['h2']))
})
