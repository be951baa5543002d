import type { Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { balanceOf, minor } from '#support/game.ts'
import { signIn } from '#support/member.ts'
import { opening, popup } from '#support/popup.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import { expect } from '#support/test.ts'
import { win } from '#support/win.ts'

/** An amount as it is written for the eye, in minor units. */
const written = (text: string | null): number =>
  minor(
    (text ?? '')
      .replaceAll(',', '')
      .replace('−', '-')
      .replace(/[^\d.-]/g, ''),
  )

const figure = (page: Page, name: string) =>
  page.locator('[data-figures] dt', { hasText: name }).locator('xpath=following-sibling::dd')

test.describe('in Lotus, in English', () => {
  test.use({ brand: 'lotus', language: 'EN' })

  test('a round that paid is found in the betting record, the account record and the result of the day, to the last unit (MEM-04, GAM-04, SHL-13)', async ({
    page,
  }) => {
    await signIn(page, 'lotus')
    const payout = await win(page, 'lotus')
    const balance = await balanceOf(page, 'lotus')

    await page.goto('/m/home')
    await opening(/^My account:/)(page)
    await popup(page).getByRole('link', { name: 'Betting record' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betting record')
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL(/range=today/)
    await expect(page.locator('[data-screen=gameRecord][data-state=ready]')).toBeVisible()
    const result = written(await figure(page, 'Result').textContent())
    expect(await findings(page, 'everything')).toEqual([])

    await page.locator('[data-status=won]').first().click()
    await expect(page).toHaveURL(/round=/)
    const wins = page.locator('[data-round] dt', { hasText: /^Wins$/ }).locator('xpath=following-sibling::dd')
    expect(written(await wins.textContent())).toBe(minor(payout))
    await expect(page.getByRole('heading', { name: 'The provider’s bookings' })).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/m/member/home')
    await page.getByRole('link', { name: 'Account record' }).click()
    await expect(page.locator('[data-screen=transactionRecord][data-state=ready]')).toBeVisible()
    expect(written(await figure(page, 'Balance after').textContent())).toBe(balance)
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Win' })
    await expect(page).toHaveURL(/kind=win/)
    await expect(page.getByText(`+฿${payout}`).first()).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Document (PDF)' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^statement-.*\.pdf$/)
    await page.locator('[data-screen=transactionRecord] li a').first().click()
    await page.getByRole('link', { name: 'Show the round' }).click()
    await expect(page.locator('[data-round]')).toBeVisible()

    await page.goto('/m/profitandloss?range=today')
    expect(written(await figure(page, 'Result').textContent())).toBe(result)
    await page.getByRole('button', { name: '7 days' }).click()
    const slider = page.getByRole('slider', { name: 'Result by day' })
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /Rounds: 0/)
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /Rounds: [1-9]/)
    await page.getByText('Show as a table').click()
    const today = page.getByRole('row').nth(1).getByRole('cell').last()
    expect(written(await today.textContent())).toBe(result)
    expect(await findings(page, 'everything')).toEqual([])
  })
})
