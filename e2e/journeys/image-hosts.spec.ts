import { planAt } from '#support/ask.ts'
import { switchBrand } from '#support/operator.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { open } from '#support/page-facts.ts'
import { expect } from '#support/test.ts'

test('pictures come from one of the brand’s image hosts, by chance for each visitor and the same for all of a visit (SHL-23)', async ({
  newVisitor,
  site,
}) => {
  const { imageHosts: previous } = (await planAt(site, '/m/home')).brand
  const hosts = [`http://127.0.0.1:${site.port}`, `http://lotus.localhost:${site.port}`]
  await switchBrand(site, 'lotus', { imageHosts: hosts })
  const seen = new Set<string>()
  for (const bucket of ['0', '1']) {
    const context = await newVisitor({ baseURL: site.origin('lotus') })
    await context.addCookies([{ name: 'm_bucket', value: bucket, url: site.origin('lotus') }])
    const page = await context.newPage()
    const used = new Set<string>()
    page.on('request', (sent) => {
      const { origin, pathname } = new URL(sent.url())
      if (pathname.startsWith('/img/')) used.add(origin)
    })
    await open(page, '/m/home')
    await expect
      .poll(() =>
        page
          .locator('main img')
          .evaluateAll((images) =>
            images.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
          ),
      )
      .toBe(true)
    await page.getByRole('contentinfo').locator('a[href="/m/activity"]').click()
    await expect(page.locator('[data-screen=activity] img').first()).toBeVisible()
    expect([...used]).toHaveLength(1)
    for (const host of used) seen.add(host)
    // Its event stream ends before the site does.
    await context.close()
  }
  expect([...seen].sort()).toEqual([...hosts].sort())
  const drawn = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const answer = await fetch(`http://127.0.0.1:${site.port}/m/activity`, {
        headers: { accept: 'text/html' },
      })
      return /m_bucket=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    }),
  )
  expect(new Set(drawn.map((bucket) => Number(bucket) % hosts.length)).size).toBe(hosts.length)
  await switchBrand(site, 'lotus', { imageHosts: previous })
})
