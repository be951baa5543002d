import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Bonus } from '@site/shared-api/contract/bonus'
import type { DepositPromotion } from '@site/shared-api/contract/deposit'
import { findings } from '#support/axe.ts'
import { operate } from '#support/canary.ts'
import { callAs } from '#support/game.ts'
import { signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import { open } from '#support/page-facts.ts'
import type { Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'
import { openFlight } from '#support/win.ts'

/** A deposit with the promotion that gives a bonus, which a person has seen come in. */
async function giveBonus(page: Page, site: Site, amount: string): Promise<void> {
  const { promotions } = await callAs<{ promotions: DepositPromotion[] }>(
    page,
    '/wps/relay/deposit/channels',
    'lotus',
  )
  const orderId = randomUUID()
  const input = { orderId, channelId: 'transfer', amount, promotionId: promotions[0]?.promotionId }
  const status = await page.evaluate(async (body) => {
    const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token?: string } // reason: the shell's own record
    const answer = await fetch('/wps/relay/deposit', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Merchant: 'lotus',
        Authorization: `Bearer ${token ?? ''}`,
      },
      body: JSON.stringify(body),
    })
    return answer.status
  }, input)
  expect(status).toBe(200)
  await operate(site, `/deposits/${orderId}/settle`, { amount, why: 'seen on the statement' })
}

test.describe('in Lotus, in English', () => {
  test.use({ brand: 'lotus', language: 'EN' })

  test('bonuses wait for one another, follow play, are given up after a second thought, and say when their time was over (MEM-02, MEM-03)', async ({
    page,
    site,
  }) => {
    await signIn(page, 'lotus', '/m/home')
    await giveBonus(page, site, '400.00')
    await giveBonus(page, site, '600.00')
    await open(page, '/m/member/home')
    const section = page.getByRole('region', { name: 'Your bonuses' })
    const card = (state: Bonus['state']) => section.locator(`li[data-state=${state}]`)
    await expect(card('waiting')).toContainText('Waits for the one before it')
    await expect(card('waiting').getByRole('progressbar')).toHaveCount(0)
    await expect(card('active')).toContainText('฿0.00 of ฿1,000.00 played')
    await card('active').getByText('Terms').click()
    await expect(card('active')).toContainText('Play 5 times the bonus, then it turns into cash')
    expect(await findings(page, 'everything')).toEqual([])

    await (
      await openFlight(page, 'lotus')
    )('100.00')
    await expect(card('active')).toContainText('฿100.00 of ฿1,000.00 played')
    await expect(card('active').getByRole('progressbar')).toHaveAttribute('value', '0.1')

    const giveUp = card('active').getByRole('button', { name: 'Give this bonus up' })
    await giveUp.click()
    await expect(card('active')).toContainText('The bonus of ฿200.00 is gone then')
    expect(await findings(page, 'everything')).toEqual([])
    await card('active').getByRole('button', { name: 'Keep it' }).click()
    await giveUp.click()
    await card('active').getByRole('button', { name: 'Give it up' }).click()
    await expect(card('forfeited').first()).toContainText('Ended')
    await expect(card('waiting')).toHaveCount(0)
    await expect(card('active')).toContainText('฿0.00 of ฿1,500.00 played')

    // A day cannot pass here: the platform's answer is changed to say that it has.
    await page.route('**/wps/relay/bonuses?*', async (route) => {
      const answer = await route.fetch()
      const envelope = (await answer.json()) as { value: { bonuses: Bonus[] } } // reason: the platform's own envelope
      const bonuses = envelope.value.bonuses.map((bonus) =>
        bonus.state === 'active' ? { ...bonus, state: 'expired', endedAt: bonus.expiresAt } : bonus,
      )
      await route.fulfill({ json: { ...envelope, value: { ...envelope.value, bonuses } } })
    })
    await open(page, '/m/member/home')
    await expect(card('expired')).toContainText('Its time was over')
    await expect(section.getByRole('button', { name: 'Give this bonus up' })).toHaveCount(0)
    expect(await findings(page, 'everything')).toEqual([])
    await page.unroute('**/wps/relay/bonuses?*')
    await open(page, '/m/member/home')
    await card('active').getByRole('button', { name: 'Give this bonus up' }).click()
    await card('active').getByRole('button', { name: 'Give it up' }).click()
    await expect(card('active')).toHaveCount(0)
  })
})
