import type { Locator, Page } from '@playwright/test'
import { planAt } from '#support/ask.ts'
import { open, untranslated } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

const float = (page: Page): Locator => page.locator('[data-slot="shell-frame.float"]')

test.describe('in English', () => {
  test.use({ language: 'EN' })

  test('customer service unfolds at the edge and says what is open and what is not (SHL-30)', async ({
    page,
    site,
  }) => {
    await open(page, '/m/home')
    const button = float(page).getByRole('button', { name: 'Customer service' })
    await button.click()
    const telegram = float(page).getByRole('link', { name: 'Telegram' })
    // The platform sends the path reversed and in base64url.
    await expect(telegram).toHaveAttribute('href', 'https://t.me/lotus_example')
    await expect(telegram).toHaveAttribute('target', '_blank')
    await expect(telegram).toHaveAttribute('rel', 'noopener')
    const close = float(page).getByRole('button', { name: 'Close customer service' })
    const footer = await page.getByRole('contentinfo').getByRole('navigation').boundingBox()
    await expect
      .poll(async () => {
        const { y = Number.NaN, height = 0 } = (await close.boundingBox()) ?? {}
        return y + height
      })
      .toBeLessThan(footer?.y ?? 0)
    await page.keyboard.press('Escape')
    await expect(telegram).toBeHidden()

    await button.click()
    await float(page).getByRole('button', { name: 'Live chat' }).click()
    const popup = page.getByRole('dialog', { name: 'Customer service' })
    await expect(popup).toBeVisible()
    await expect(button).toBeHidden()
    const { routes } = await planAt(site, '/m/home')
    const drawn = (path: string): number => Number(routes.some((route) => route.path === path))
    await expect(popup.getByText('Live chat is not open right now.')).toHaveCount(1 - drawn('/m/chat'))
    for (const path of ['/m/webEmail', '/m/notice', '/m/feedback'])
      await expect(popup.locator(`a[href="${path}"]`)).toHaveCount(drawn(path))
    for (const address of [
      'https://t.me/lotus_example',
      'https://apps.lotus.example/ios',
      'https://apps.lotus.example/android.apk',
    ])
      await expect(popup.locator(`a[href="${address}"][target=_blank][rel=noopener]`)).toHaveCount(1)
    await popup.getByRole('button', { name: /iOS profile/ }).click()
    await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible()
  })

  test('customer service closes when the page changes under it (SHL-30)', async ({ page }) => {
    await open(page, '/m/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Promotions' }).click()
    await expect(page.locator('[data-screen=activity]')).toBeVisible()
    await float(page).getByRole('button', { name: 'Customer service' }).click()
    await float(page).getByRole('button', { name: 'Live chat' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open(page, '/m/login')
    await expect(float(page).getByRole('button')).toHaveCount(0)
  })
})

test.describe('a brand with few ways', () => {
  test.use({ brand: 'coral', language: 'TY' })
  test('offers in Thai what it has, and no dead button (SHL-30)', async ({ page }) => {
    await open(page, '/m/home')
    await float(page).getByRole('button', { name: 'ติดต่อฝ่ายบริการลูกค้า' }).click()
    await float(page).getByRole('button', { name: 'แชทสด' }).click()
    const popup = page.getByRole('dialog', { name: 'ฝ่ายบริการลูกค้า' })
    await expect(popup.getByRole('link', { name: /แอปสำหรับ Android/ })).toBeVisible()
    const ways = popup.locator('a')
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/m/chat',
      '/m/notice',
      'https://apps.coral.example/android.apk',
    ])
    expect(await untranslated(page)).toEqual([])
  })
})
