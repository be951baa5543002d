import { ask } from '#support/ask.ts'
import { findings } from '#support/axe.ts'
import { READY } from '#support/game.ts'
import { approved } from '#support/in-person.ts'
import { signIn } from '#support/member.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { alive } from '#support/page-facts.ts'
import type { Site } from '#support/sites.ts'
import { expect } from '#support/test.ts'

/** A site of its own: its members end up kept from play. */
const test = testOnOwnSite('care', { games: true })
const PLAY = '/m/responsiblePlay'

interface Rules {
  readonly live: object
  readonly rev: number
}
/** The brand's rules, as an operator reads and writes them. */
async function rules(site: Site, method: string, path: string, body?: object): Promise<Rules> {
  const called = await fetch(
    `http://127.0.0.1:${site.operatorPort}/wps/operator/managed/play-rules/lotus${path}`,
    {
      method,
      headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
  )
  const answer = await approved(site, called)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { value: Rules }).value // reason: the operator API's own answer
}

test.slow()

test.describe('in Lotus, in English', () => {
  test.use({ brand: 'lotus', language: 'EN' })

  test('sets a limit, meets it at a deposit, and waits for a higher one (MEM-09, MEM-02)', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 422/)
    await signIn(page, 'lotus', PLAY)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsible play')
    expect(await findings(page, 'everything')).toEqual([])
    await page.getByRole('link', { name: 'Limits and reality check' }).click()
    const card = page.locator('[data-limit="deposit day"]')
    await card.getByRole('button', { name: 'Per day: Set' }).click()
    await card.getByRole('textbox', { name: 'New limit' }).fill('300')
    expect(await findings(page, 'everything')).toEqual([])
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByText('฿0.00 of ฿300.00')).toBeVisible()

    await page.goto('/m/voucherCenter')
    await alive(page)
    await page.getByRole('textbox', { name: 'Amount' }).fill('500')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Deposit|Continue/ })
      .click()
    await expect(page.getByText('This would go beyond your deposit limit.')).toBeVisible()

    await page.goto(`${PLAY}?view=limits`)
    await card.getByRole('button', { name: 'Per day: Change' }).click()
    await card.getByRole('textbox', { name: 'New limit' }).fill('900')
    await expect(card.getByText('Higher than now: it will wait 24 hours.')).toBeVisible()
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('status')).toContainText('฿900.00 may be confirmed from')
    await expect(card.getByText('฿0.00 of ฿300.00')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
    expect(await findings(page, 'everything')).toEqual([])
  })

  test('sees over a game how long it has been, also after a reload, and may stop (MEM-09, GAM-06)', async ({
    page,
    site,
  }) => {
    const { live, rev } = await rules(site, 'GET', '')
    const document = { ...live, realityLeast: 1, realityDefault: 1 }
    const draft = await rules(site, 'PUT', '/draft', { rev, document })
    await rules(site, 'POST', '/publish', { rev: draft.rev })
    const { text } = await ask(site, '/wps/game/list?pageSize=1&gameType=SLOT&vassalage=KIT', {
      headers: { merchant: 'lotus', language: 'EN' },
    })
    const [game] = (JSON.parse(text) as { value: { games: { nodeId: string }[] } }).value.games // reason: the platform's own answer
    await signIn(page, 'lotus', `/m/game?nodeId=${game?.nodeId}`)
    await expect(page.locator(READY)).toBeVisible()
    const check = page.getByRole('dialog', { name: 'Time for a look at the clock' })
    await expect(check).toBeVisible({ timeout: 110_000 })
    await expect(check.getByText(/You have been playing for 1 minute/)).toBeVisible()
    expect(await findings(page, 'everything')).toEqual([])
    await page.reload()
    await expect(check).toBeVisible({ timeout: 30_000 })
    await check.getByRole('button', { name: 'Take a break' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/m/home')
  })
})

test.describe('in Coral, in Thai', () => {
  test.use({ brand: 'coral', language: 'TY' })

  test('a self-exclusion in one tab ends the other, and the login says until when (MEM-09, SHL-34)', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of (401|403)/)
    await signIn(page, 'coral', `${PLAY}?view=breaks`)
    await alive(page)
    const other = await context.newPage()
    await other.goto('/m/member/home')
    await alive(other)
    const group = page.getByRole('group', { name: 'งดเล่นด้วยตนเอง' })
    const go = group.getByRole('button', { name: 'งดเล่นด้วยตนเอง' })
    await expect(go).toBeDisabled()
    expect(await findings(page, 'everything')).toEqual([])
    await group.getByRole('checkbox').check({ force: true })
    await go.click()
    await expect(other.getByText('คุณอยู่ระหว่างการงดเล่น จึงออกจากระบบแล้ว')).toBeVisible()
    await page.goto('/m/login')
    const form = page.locator('form', { has: page.locator('input[name=password]') })
    await form.locator('[name=username]').fill('coral.demo')
    await form.locator('[name=password]').fill('Coral-2026!')
    await form.locator('button[type=submit]').click()
    await expect(page.getByText(/คุณขอพักการเล่นจนถึง/)).toBeVisible()
  })
})
