import { signIn } from '#support/member.ts'
import { testOnAccountSite as test } from '#support/own-site.ts'
import { expect } from '#support/test.ts'

const NOBODYS = '0190d3a0-1111-4222-8333-444455556666'
/** What the member centre's screens read from an address, each loaded as a whole page: from a bookmark, by a reload. */
const ADDRESSES: readonly (readonly [address: string, screen: string])[] = [
  ['/m/withdraw?step=cards', 'withdraw'],
  ['/m/withdraw?step=password', 'withdraw'],
  [`/m/withdraw?order=${NOBODYS}`, 'withdraw'],
  [`/m/voucherCenter?order=${NOBODYS}`, 'deposit'],
  [`/m/gameRecord?round=${NOBODYS}&at=2026-11-24T00:00:00.000Z`, 'gameRecord'],
  ['/m/gameRecord?from=2026-11-01&to=2026-11-20', 'gameRecord'],
  ['/m/transaction/record?line=12', 'transactionRecord'],
  ['/m/profitandloss?from=2026-11-01&to=2026-11-20', 'profitandloss'],
  ['/m/mall/mallHome?view=orders', 'mall'],
]

test('what a member had open is drawn and taken over from its address alone (SHL-03, MEM-02, MEM-03, MEM-04, MEM-10)', async ({
  page,
  watch,
}) => {
  // Orders, rounds and lines that belong to no member.
  watch.allow(/status of 404/)
  await signIn(page, 'lotus', '/m/member/home')
  for (const [address, screen] of ADDRESSES) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html[data-ready]'), address).toBeAttached()
    await expect(page.locator(`[data-screen=${screen}]`), address).toBeVisible()
    await expect(page.locator('main [data-state=loading]'), address).toHaveCount(0)
  }
})
