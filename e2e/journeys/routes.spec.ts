import { ROUTES, LANGUAGES } from '@site/config'
import { ask, planOf } from '#support/ask.ts'
import { open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

const text = (html: string): string => html.replace(/<[^>]+>/g, '').trim()
const BACK = { name: 'Back' }

for (const language of LANGUAGES)
  test(`every screen has its title in ${language}, above it and in the window (SHL-03)`, async ({ site }) => {
    const headers = { cookie: `m_language=${language}; m_member=1; m_bucket=1` }
    const { routes, messages, brand } = planOf((await ask(site, '/m/home', { headers })).text)
    expect(routes.length).toBeGreaterThan(25)
    for (const route of routes.filter(({ id }) => id !== 'home')) {
      const title = messages['common']?.[route.titleKey] ?? ''
      expect(title, route.titleKey).not.toBe('')
      await expect
        .poll(async () => {
          const page = (await ask(site, route.path, { headers })).text
          // A screen that steps out of the frame has its title itself.
          const above = page.slice(page.indexOf('id="m-header"'), page.indexOf('<main'))
          const part = route.header === 'none' ? page.slice(page.indexOf('<main')) : above
          return [
            text(/<h1[^>]*>(.*?)<\/h1>/.exec(part)?.[1] ?? ''),
            text(/<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''),
          ]
        })
        .toEqual([title, `${title} · ${brand.name}`])
    }
  })

test('every route of the table shows its own screen, or leads home where no module draws it (SHL-02)', async ({
  site,
}) => {
  const { routes } = planOf((await ask(site, '/m/home')).text)
  for (const { id, path, aliases = [] } of ROUTES) {
    const known = routes.find((route) => route.id === id)
    for (const address of [path, ...aliases]) {
      const { status, headers, text: html } = await ask(site, address)
      if (known === undefined) {
        if (id !== 'home') expect([address, status, headers.location]).toEqual([address, 302, '/m/home'])
      } else if (known.access === 'member')
        expect([status, headers.location]).toEqual([302, `/m/login?next=${encodeURIComponent(address)}`])
      else {
        expect([address, status]).toEqual([address, 200])
        expect(planOf(html).landing).toBe(id)
      }
    }
  }
})

test.describe('the way back', () => {
  test.use({ language: 'EN' })

  test('home has no back button (SHL-04)', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('banner').getByRole('button', BACK)).toHaveCount(0)
  })

  for (const path of ['/m/login', '/m/activity'])
    test(`back from ${path} leads home, also after other pages (SHL-04)`, async ({ page }) => {
      await open(page, '/m/slot')
      await open(page, path)
      await page.getByRole('banner').getByRole('button', BACK).click()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.locator('[data-screen=home]')).toBeVisible()
    })

  test('back from a category leads one page back (SHL-04)', async ({ page }) => {
    await open(page, '/m/activity')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').locator('a[href="/m/slot"]').click()
    await expect(page).toHaveURL(/\/m\/slot$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', BACK).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
  })

  test('back from a deep link without history leads home (SHL-04)', async ({ page }) => {
    await open(page, '/m/slot')
    await page.getByRole('banner').getByRole('button', BACK).click()
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test("the browser's own back and forward keep address, title and screen together (SHL-02)", async ({
    page,
  }) => {
    await open(page, '/m/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
    await expect(page).toHaveTitle(/^Promotions · /)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page).toHaveTitle('Lotus')
    await expect(page.locator('[data-screen=home]')).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await expect(page.locator('[data-screen=activity]')).toBeVisible()
  })

  test('a promotion opens from its address, and an unknown one says so (CON-01)', async ({ page, site }) => {
    const answer = await ask(site, '/wps/announcements?types=B%2CPL%2CPU%2CPR%2CH&platform=M', {
      headers: { merchant: 'lotus', language: 'EN' },
    })
    const { value } = JSON.parse(answer.text) as { value: { promotion: { id: string; title: string }[] } } // reason: the platform's own answer
    const first = value.promotion[0]
    await open(page, `/m/activityDetail?id=${first?.id}`)
    await expect(page.locator('[data-screen=activityDetail]')).toContainText(first?.title ?? '?')
    await open(page, '/m/activityDetail?id=none')
    await expect(page.locator('[data-screen=activityDetail][data-state=empty]')).toContainText(
      'no longer here',
    )
  })
})
