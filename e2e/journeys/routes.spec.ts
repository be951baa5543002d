import { ask, planAt, planOf } from '#support/ask.ts'
import { ADDRESSES, builtRows, expected, outcomeOf, planFor } from '#support/composition.ts'
import { open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'
import { NOT_YET_ROUTES } from '../fixtures/not-yet.ts'

const text = (html: string): string => html.replace(/<[^>]+>/g, '').trim()
const BACK = { name: 'Back' }

for (const brand of ['lotus', 'coral'] as const)
  for (const language of ['TY', 'EN'] as const)
    test(`every screen of ${brand} has the title of the table in ${language}, above it and in the window (SHL-03)`, async ({
      site,
    }) => {
      const headers = { cookie: `m_language=${language}; m_member=1; m_bucket=1` }
      const { brand: plannedBrand } = await planAt(site, '/m/home', { brand, headers })
      const rows = await builtRows(site, brand)
      expect(rows.length).toBeGreaterThan(brand === 'lotus' ? 30 : 20)
      for (const row of rows) {
        const title = row[language]
        if (title === undefined) continue
        // A server that is late leaves the screen to the browser: then it is requested again.
        await expect
          .poll(async () => {
            const page = (await ask(site, row.path, { brand, headers })).text
            const above = page.slice(page.indexOf('id="m-header"'), page.indexOf('<main'))
            return [
              text(/<h1[^>]*>(.*?)<\/h1>/.exec(above)?.[1] ?? ''),
              text(/<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''),
            ]
          }, row.path)
          .toEqual([title, `${title} · ${plannedBrand.name}`])
      }
    })

for (const member of [false, true])
  test(`every route of the tables answers ${member ? 'a member' : 'a guest'} as they say, those not built yet with home (SHL-02, SHL-01)`, async ({
    site,
  }) => {
    const visitor = { brand: 'lotus', member } as const
    const { flags } = await planFor(site, visitor)
    const found: string[] = []
    const wanted: string[] = []
    for (const [address, row] of ADDRESSES) {
      const has = !NOT_YET_ROUTES.has(row.path) && (row.flag === undefined || flags.includes(row.flag))
      wanted.push(`${address}: ${expected(row, visitor, has)}`)
      found.push(`${address}: ${await outcomeOf(site, visitor, address)}`)
    }
    expect(found).toEqual(wanted)
  })

test('each address draws the screen of its own row, aliases the same one (SHL-02)', async ({ site }) => {
  const { routes } = await planFor(site, { brand: 'lotus', member: true })
  for (const row of await builtRows(site, 'lotus')) {
    const id = routes.find(({ path }) => path === row.path)?.id
    for (const address of [row.path, ...(row.aliases ?? [])]) {
      const { text: html } = await ask(site, address, { headers: { cookie: 'm_member=1' } })
      expect((await planOf(site, html)).landing, address).toBe(id)
    }
  }
})

test('any other path leads home, whatever it looks like (SHL-02)', async ({ site }) => {
  for (const path of ['/m/nowhere', '/m/home/deeper', '/m/HOME', '/m/slot/', '/m/login/next'])
    expect([path, await outcomeOf(site, { brand: 'lotus', member: true }, path)]).toEqual([path, 'home'])
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
