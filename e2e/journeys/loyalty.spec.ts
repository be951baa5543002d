import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findings } from '#support/axe.ts'
import { balanceOf } from '#support/game.ts'
import { approved } from '#support/in-person.ts'
import { signIn } from '#support/member.ts'
import { testOnGamesSite as test } from '#support/own-site.ts'
import type { Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'
import { win } from '#support/win.ts'

const ROUNDS = 4

/** What operators do in the meantime, at their own origin. */
async function operate<Value>(site: Site, method: string, path: string, body?: object): Promise<Value> {
  const called = await fetch(`http://127.0.0.1:${site.operatorPort}/wps/operator/${path}`, {
    method,
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await approved(site, called)
  expect(answer.status, path).toBe(200)
  return ((await answer.json()) as { value: Value }).value // reason: the platform's own envelope
}

/** Changes what is live of a good; resolves with what was live before. */
async function changeGood(site: Site, change: object): Promise<object> {
  type Document = { rev: string; live: object } // reason: of the contract, as far as it is used here
  const path = 'managed/mall-good/lotus.coffee'
  const { live, rev } = await operate<Document>(site, 'GET', path)
  const drafted = await operate<Document>(site, 'PUT', `${path}/draft`, {
    rev,
    document: { ...live, ...change },
  })
  await operate(site, 'POST', `${path}/publish`, { rev: drafted.rev })
  return live
}

const toast = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text }).first()

test.describe('in Lotus, in English', () => {
  test.use({ brand: 'lotus', language: 'EN' })

  test('what play gives is found, claimed once and seen in the balance: rebate, a granted reward, points for a good that an operator sends (MEM-01, MEM-05, MEM-10, MEM-11, MEM-12, GAM-04)', async ({
    page,
    site,
  }) => {
    const before = await changeGood(site, { points: 5, mostEach: 0 })
    await signIn(page, 'lotus', '/m/member/home')
    for (let round = 0; round < ROUNDS; round += 1) await win(page, 'lotus')

    // The member home leads to each of them.
    await page.getByRole('link', { name: 'Rebate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rebate')
    await expect(page.getByRole('heading', { name: 'Turnover it comes from' })).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    const cash = await balanceOf(page)
    await page.getByRole('button', { name: 'Claim' }).click()
    await expect(page.getByText('Claimed by you').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Claim' })).toBeDisabled()
    const paid = await balanceOf(page)
    expect(paid).toBeGreaterThanOrEqual(cash + 100)

    await operate(site, 'POST', 'grants', {
      id: randomUUID(),
      merchant: 'lotus',
      account: 'lotus.demo',
      amount: '120.00',
      title: { EN: 'Sorry for the wait', TY: 'ขออภัยที่ให้รอ' },
      why: 'waited for support',
      days: 3,
    })
    await page.goto('/m/rewardCenter')
    await page.getByRole('button', { name: 'Claim: Sorry for the wait' }).click()
    await expect(toast(page, /฿120\.00 is in your wallet/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Claim: Sorry for the wait' })).toHaveCount(0)
    expect(await balanceOf(page)).toBe(paid + 12_000)
    expect(await findings(page, 'everything')).toEqual([])

    await page.goto('/m/member/benefits')
    await expect(page.locator('[data-level]')).toHaveText('Leaf')
    await expect(page.getByRole('heading', { name: 'Steps to Bloom' })).toBeVisible()
    await expect(page.getByText(/^฿[\d,.]+ of ฿50,000\.00$/)).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])

    await page.goto('/m/mall/mallHome')
    await page.getByRole('link', { name: /Coffee voucher/ }).click()
    await page.getByRole('button', { name: 'Exchange for 5 points' }).click()
    await page.getByRole('button', { name: 'Yes, exchange' }).click()
    await expect(page).toHaveURL(/view=orders/)
    const order = page.getByRole('list', { name: 'My orders' }).getByRole('listitem').first()
    await expect(order).toContainText('Coffee voucher')
    await expect(order).toContainText('Ordered')
    expect(await findings(page, 'everything')).toEqual([])
    const { list } = await operate<{ list: { id: string }[] }>(
      site,
      'GET',
      'mall-orders?merchant=lotus&account=lotus.demo&state=placed',
    )
    await operate(site, 'POST', `mall-orders/${list[0]?.id}/move`, {
      from: 'placed',
      to: 'done',
      note: 'Code LOTUS-77',
    })
    await page.reload()
    await expect(order).toContainText('Code LOTUS-77')
    await page.getByRole('link', { name: 'Points', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Points' })).toContainText('−5')
    await changeGood(site, before)
  })
})
