import type { BrowserContext, Locator, Page } from '@playwright/test'
import { AGENTS } from '#support/devices.ts'
import { open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

test.use({ newcomer: true, language: 'EN' })

const bar = (page: Page): Locator => page.getByRole('region', { name: 'App download' })
const PROFILE = 'https://apps.lotus.example/lotus.mobileconfig'

/** A visitor with another browser, in English as the rest. */
async function visitorWith(
  newVisitor: (options: { userAgent: string }) => Promise<BrowserContext>,
  userAgent: string,
  url: string,
): Promise<Page> {
  const context = await newVisitor({ userAgent })
  await context.addCookies([{ name: 'm_language', value: 'EN', url }])
  return context.newPage()
}

/** The brand has taken its iOS app out and keeps the profile. */
async function offerProfileOnly(page: Page): Promise<void> {
  await page.route('**/wps/system/status', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: { info: { resources: { resourceType: string }[] } } } // reason: the platform's own answer
    const { info } = body.value
    info.resources = info.resources.filter(({ resourceType }) => resourceType !== 'IOS')
    await route.fulfill({ response: answer, json: body })
  })
}

for (const [brand, apps] of [
  ['lotus', ['Android app', 'iOS app']],
  ['coral', ['Android app']],
] as const)
  test.describe(`on Android, ${brand}`, () => {
    test.use({ brand })
    test('offers its app in a bar above the footer and in a popup, until it is put away (SHL-28, SHL-29)', async ({
      page,
    }) => {
      await open(page, '/m/home')
      const install = bar(page).getByRole('link', { name: 'Install' })
      const address = `https://apps.${brand}.example/android.apk`
      await expect(install).toHaveAttribute('href', address)
      await expect(install).toHaveAttribute('rel', 'noopener')
      const footer = await page.getByRole('contentinfo').getByRole('navigation').boundingBox()
      // It rises into its place.
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
          return y + height
        })
        .toBeLessThanOrEqual(footer?.y ?? 0)

      await bar(page).getByRole('button', { name: / app$/ }).click()
      const popup = page.getByRole('dialog', { name: 'Get the app' })
      await expect(popup.locator('a')).toHaveText([...apps])
      await expect(popup.locator('a').first()).toHaveAttribute('href', address)
      await expect(popup.getByText('In Chrome on Android')).toBeVisible()
      await expect(popup.getByText('In Safari on iPhone and iPad')).toHaveCount(0)
      await page.goBack()
      await expect(popup).toBeHidden()

      await bar(page).getByRole('button', { name: 'Hide app download' }).click()
      await expect(bar(page)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1')
      await open(page, '/m/activity')
      await expect(page.locator('[data-slot="shell-frame.float"] [aria-expanded]')).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    })
  })

test('the download page puts the site on the home screen where the browser offers to, and leads back home (SHL-28, CON-09)', async ({
  page,
}) => {
  await open(page, '/m/download')
  const now = page.getByRole('button', { name: 'Add to home screen now' })
  await expect(page.getByText('Choose Add to Home screen')).toBeVisible()
  await expect(now).toHaveCount(0)
  await page.evaluate(() => {
    const prompt = (): Promise<void> => Promise.resolve(void Reflect.set(window, '__prompted', true))
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await now.click()
  expect(await page.evaluate(() => Reflect.get(window, '__prompted'))).toBe(true)
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test.describe('in Safari on an iPhone', () => {
  test.use({ userAgent: AGENTS.safari17 })

  test('opens the app’s link, or begins with the profile and says how to finish (SHL-29)', async ({
    page,
  }) => {
    await open(page, '/m/home')
    await expect(bar(page).getByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      'https://apps.lotus.example/ios',
    )
    await offerProfileOnly(page)
    let profileRequests = 0
    await page.route(PROFILE, (route) => {
      profileRequests += 1
      // As a profile does: the page stays where it is.
      return route.fulfill({ status: 204 })
    })
    await open(page, '/m/home')
    await bar(page).getByRole('button', { name: 'Install' }).click()
    const popup = page.getByRole('dialog', { name: 'Get the app' })
    await expect(popup.getByText('Finish in the settings')).toBeVisible()
    await expect.poll(() => profileRequests).toBe(1)
    await expect(popup.getByText(/VPN & Device Management/)).toBeVisible()
    await expect(popup.getByRole('link', { name: /Open the profile again/ })).toHaveAttribute('href', PROFILE)
    await expect(popup.getByText('In Safari on iPhone and iPad')).toBeVisible()
    await expect(popup.getByText(/Before iOS 12\.2/)).toHaveCount(0)
  })
})

test.describe('in Chrome on an iPhone', () => {
  test.use({ userAgent: AGENTS.chromeOnIphone, language: 'TY' })
  test('the profile asks for Safari, in an alert of the page’s language (SHL-29, CON-09)', async ({
    page,
  }) => {
    await offerProfileOnly(page)
    await open(page, '/m/download')
    await page.getByRole('button', { name: 'แอปสำหรับ iOS' }).click()
    const alert = page.getByRole('dialog', { name: 'แจ้งให้ทราบ' })
    await expect(alert.getByText('โปรดใช้ Safari เพื่อดาวน์โหลดแอป')).toBeVisible()
    await alert.getByRole('button', { name: 'ยืนยัน' }).click()
    await expect(alert).toBeHidden()
    await expect(page).toHaveURL(/\/m\/download$/)
  })
})

test('old iOS versions are shown how installing goes there, newer ones are not (SHL-28)', async ({
  newVisitor,
  site,
}) => {
  for (const [agent, version] of [
    ['safari11', '11.4'],
    ['safari12.1', '12.1'],
    ['safari12.2', undefined],
  ] as const) {
    const page = await visitorWith(newVisitor, AGENTS[agent], site.origin('lotus'))
    await open(page, '/m/download')
    await expect(page.getByText('In Safari on iPhone and iPad')).toBeVisible()
    const hint = page.getByText(/^You have iOS/)
    if (version === undefined) await expect(hint).toHaveCount(0)
    else await expect(hint).toContainText(`You have iOS ${version}.`)
  }
})

test('who has the app already is offered none, on the page neither: native app and installed web app (SHL-28, CON-09)', async ({
  newVisitor,
  site,
}) => {
  const native = await visitorWith(newVisitor, AGENTS.nativeApp, site.origin('lotus'))
  const standalone = await visitorWith(newVisitor, AGENTS.safari17, site.origin('lotus'))
  await standalone.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  for (const page of [native, standalone]) {
    await open(page, '/m/home')
    await expect(page.locator('[data-slot="shell-frame.float"] [aria-expanded]')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await open(page, '/m/download')
    await expect(page.getByText('You are using the app already')).toBeVisible()
    await expect(page.getByRole('link', { name: / app$/ })).toHaveCount(0)
  }
  await expect.poll(() => standalone.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe('1')
  expect(await native.evaluate(() => localStorage.getItem('WEBCLIP'))).toBeNull()
})
