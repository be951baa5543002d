import type { Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { balanceOf } from '#support/game.ts'
import { signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import { pay } from '#support/payer.ts'
import { expect } from '#support/test.ts'

async function begin(page: Page, amount: RegExp, go: string): Promise<string> {
  await page.getByRole('button', { name: amount }).click()
  await page.getByRole('button', { name: go }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=/)
  const link = page.getByRole('link', { name: /Open on this phone|เปิดบนโทรศัพท์นี้/ })
  return (await link.getAttribute('href')) ?? ''
}

test.describe('in Coral, in English', () => {
  test.use({ brand: 'coral', language: 'EN' })

  test('deposits by QR from the footer, sees it live, cannot pay twice by going back, and finds it in the history (MEM-02, SHL-07, SHL-10)', async ({
    page,
  }) => {
    await signIn(page, 'coral')
    await page.getByRole('navigation').getByRole('link', { name: 'Deposit' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deposit')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Enter an amount')).toBeVisible()
    await page.getByRole('textbox', { name: 'Amount' }).fill('7')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('From ₱50.00 to ₱100,000.00')).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    const before = await balanceOf(page, 'coral')
    const address = await begin(page, /₱500$/, 'Continue')
    await expect(page.getByRole('status').getByText('Waiting for your payment')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Code to pay with' })).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    // Leaving and coming back finds it.
    await page.goto('/m/voucherCenter')
    await page.getByRole('list', { name: 'Waiting for you' }).getByRole('link').first().click()
    await expect(page.getByRole('status').getByText('Waiting for your payment')).toBeVisible()
    await pay(address, { do: 'pay', callback: 'twice' })
    await expect(page.getByRole('status').getByText('₱500.00 is in your wallet.')).toBeVisible()
    expect(await balanceOf(page, 'coral')).toBe(before + 50_000)
    await page.goBack()
    await expect(
      page.getByRole('list', { name: 'Past deposits' }).getByText('+₱500.00').first(),
    ).toBeVisible()
    expect(await balanceOf(page, 'coral')).toBe(before + 50_000)
  })
})

test.describe('in Lotus, in Thai', () => {
  test.use({ brand: 'lotus', language: 'TY' })

  test('chooses a promotion with its terms in sight, and cancels before paying (MEM-02)', async ({
    page,
  }) => {
    await signIn(page, 'lotus', '/m/voucherCenter')
    await page.getByRole('group', { name: 'โปรโมชั่น' }).getByRole('radio').nth(1).check()
    await expect(page.locator('summary', { hasText: 'เงื่อนไข' })).toBeVisible()
    await begin(page, /฿300$/, 'ดำเนินการต่อ')
    await expect(page.getByRole('status').getByText('รอการชำระเงินของคุณ')).toBeVisible()
    await page.getByRole('button', { name: 'ยกเลิกรายการฝาก' }).click()
    await expect(page.getByRole('status').getByText('ยกเลิกแล้ว')).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
  })
})
