import { createHash } from 'node:crypto'
import { ask, planOf } from '#support/ask.ts'
import { visit } from '#support/page-facts.ts'
import { SCREENS } from '#support/screens.ts'
import type { BrandName } from '#support/sites.ts'
import { expect, test } from '#support/test.ts'

const BRANDS: readonly BrandName[] = ['lotus', 'coral']

for (const brand of BRANDS)
  test(`every page of ${brand} carries a policy without loopholes (MOD-10)`, async ({ site }) => {
    for (const { path } of SCREENS) {
      const { headers } = await ask(site, path, { brand })
      const policy = String(headers['content-security-policy'] ?? '')
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("object-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).not.toContain('unsafe-')
      expect(policy, path).not.toMatch(/[\s:]\*|https?:(\s|;|$)/)
    }
  })

// A page that breaks its policy says so on the console: the watch of every journey fails on it.
for (const brand of BRANDS)
  test(`no page of ${brand} breaks its policy (MOD-10)`, { tag: '@soak' }, async ({ page, site }) => {
    for (const { path } of SCREENS) await visit(page, `${site.origin(brand)}${path}`)
  })

test('every script and style is named with its integrity, in the page and when added later (MOD-10)', async ({
  page,
}) => {
  const bare: string[] = []
  await page.exposeFunction('reportBare', (address: string) => void bare.push(address))
  await page.addInitScript(() => {
    const reportNode = (node: Node): void => {
      if (!(node instanceof HTMLScriptElement) && !(node instanceof HTMLLinkElement)) return
      const address = node.getAttribute('src') ?? node.getAttribute('href')
      const code = node instanceof HTMLScriptElement || node.rel === 'stylesheet' || node.as === 'script'
      if (address !== null && code && node.integrity === '') void Reflect.get(window, 'reportBare')(address)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(reportNode)
    }).observe(document, { childList: true, subtree: true })
  })
  await visit(page, '/m/home')
  await page.locator('nav ul a[href="/m/slot"]').first().click()
  await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
  await page.locator('footer a[href="/m/activity"]').click()
  await expect(page.locator('[data-screen=activity][data-state=ready]')).toBeVisible()
  expect(bare).toEqual([])
})

test('every file of the plan is what its integrity says, immutable and compressed (MOD-10)', async ({
  site,
}) => {
  const { text } = await ask(site, '/m/home')
  const { integrity, closure } = await planOf(site, text)
  const files = Object.entries(integrity).map(([file, wanted]): [string, string] => [
    `/m/-/assets/${file}`,
    wanted,
  ])
  if (closure) files.push([closure.url, closure.integrity])
  expect(files.length).toBeGreaterThan(15)
  for (const [address, wanted] of files) {
    const { status, headers, text: code } = await ask(site, address, { headers: { 'accept-encoding': 'br' } })
    expect([address, status]).toEqual([address, 200])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(`sha256-${createHash('sha256').update(code).digest('base64')}`, address).toBe(wanted)
    if (code.length > 1_000) expect([address, headers['content-encoding']]).toEqual([address, 'br'])
  }
})

test('a page is compressed, private, and not sent again while nothing has changed', async ({ site }) => {
  const cookie = 'm_bucket=1'
  const first = await ask(site, '/m/activity', { headers: { cookie, 'accept-encoding': 'br' } })
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  await expect
    .poll(async () => {
      const { headers } = await ask(site, '/m/activity', { headers: { cookie } })
      const again = await ask(site, '/m/activity', {
        headers: { cookie, 'if-none-match': headers.etag ?? '' },
      })
      return [again.status, again.raw.length]
    })
    .toEqual([304, 0])
  const other = await ask(site, '/m/activity', { headers: { cookie, 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

test('a policy that came with a page kept by the browser still fits it', async ({ page }) => {
  await visit(page, '/m/home')
  await visit(page, '/m/activity')
  await visit(page, '/m/home')
})

test("the platform's inner calls are closed to the public", async ({ site }) => {
  expect((await ask(site, '/wps/internal/brands')).status).toBe(404)
  const answer = await fetch(`http://127.0.0.1:${site.port}/wps/operator/brands/lotus`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer guess' },
    body: '{"maintenance":true}',
  })
  expect(answer.status).toBe(404)
  expect((await ask(site, '/wps/metrics')).status).toBe(404)
  expect((await ask(site, '/wps/docs/')).status).toBe(404)
  expect((await ask(site, '/m/home')).status).toBe(200)
})
