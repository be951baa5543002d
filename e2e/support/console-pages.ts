import { expect, type Page } from '@playwright/test'
import type { Site } from './sites.ts'
import { consoleOf } from './console.ts'

/** Pages of the console by name: their path, and what is opened on them. */
const PAGES: readonly (readonly [name: string, path: string, open?: 'first'])[] = [
  ['modules', '/modules'],
  ['module', '/modules/lobby'],
  ['previews', '/previews'],
  ['brands', '/brand'],
  ['brand', '/brand/lotus'],
  ['new-brand', '/brand/new'],
  ['jackpot', '/jackpot/lotus'],
  ['banners', '/banner'],
  ['banner', '/banner', 'first'],
  ['new-banner', '/banner/new'],
  ['promotion', '/promotion', 'first'],
  ['promotion-category', '/promotion-category', 'first'],
  ['help', '/help', 'first'],
  ['announcement', '/announcement', 'first'],
  ['ticker', '/ticker', 'first'],
  ['popup', '/popup', 'first'],
  ['lobby', '/lobby/lotus'],
  ['providers', '/provider'],
  ['imports', '/imports'],
  ['import', '/imports', 'first'],
  ['chat', '/chat'],
  ['canned-answers', '/canned-answer'],
  ['canned-answer', '/canned-answer', 'first'],
  ['rewards', '/rewards'],
  ['joins', '/joins'],
  ['mailings', '/mailings'],
  ['new-mailing', '/mailings/new'],
  ['feedback', '/feedback'],
  ['members', '/members'],
  ['member', '/members', 'first'],
  ['frozen-member', '/members/lotus:lotus.closed'],
  ['member-money', '/members/lotus:lotus.agent?part=money'],
  ['member-devices', '/members/lotus:lotus.agent?part=devices'],
  ['member-notes', '/members/lotus:lotus.closed?part=notes'],
  ['security', '/security'],
  ['rounds', '/rounds'],
  ['deposit-channels', '/deposit-channel'],
  ['deposit-channel', '/deposit-channel', 'first'],
  ['deposit-rules', '/deposit-rules/lotus'],
  ['bonus-rules', '/bonus-rule'],
  ['bonus-rule', '/bonus-rule', 'first'],
  ['bonuses', '/bonuses'],
  ['turnover-rules', '/turnover-rules/lotus'],
  ['security-rules', '/security-rules/lotus'],
  ['reviews', '/reviews'],
  ['deposits', '/deposits'],
  ['play-rules', '/play-rules/lotus'],
  ['care', '/care'],
  ['care-member', '/care/lotus:lotus.ploy'],
  ['excluded-member', '/care/lotus:lotus.oat'],
  ['identity', '/identity'],
  ['papers', '/identity/lotus:lotus.fah'],
  ['no-papers', '/identity/lotus:lotus.mint'],
  ['deposit', '/deposits', 'first'],
  ['withdraw-rules', '/withdraw-rules/lotus'],
  ['withdrawals', '/withdrawals'],
  ['withdrawal', '/withdrawals', 'first'],
  ['cards', '/cards'],
  ['vip-levels', '/vip-level'],
  ['vip-level', '/vip-level', 'first'],
  ['reward-rules', '/reward-rules/lotus'],
  ['agent-rules', '/agent-rules/lotus'],
  ['mall-good', '/mall-good', 'first'],
  ['mall-orders', '/mall-orders'],
  ['grants', '/grants'],
  ['rebates', '/rebates'],
  ['agents', '/agents'],
  ['agent', '/agents/lotus:lotus.agent'],
  ['agent-contracts', '/agent-contracts'],
  ['agent-links', '/agent-links'],
  ['agent-transfers', '/agent-transfers'],
  ['agent-pays', '/agent-pays'],
  ['agent-runs', '/agent-runs'],
  ['agent-signals', '/agent-signals'],
  ['adjustments', '/adjustments'],
  ['day-reports', '/day-reports'],
  ['day-report', '/day-reports', 'first'],
  ['books', '/books'],
  ['jobs', '/jobs'],
  ['operators', '/operators'],
  ['new-operator', '/operators/new'],
  ['teams', '/teams'],
  ['new-team', '/teams/new'],
  ['audit', '/audit'],
]

/** To work on some of them: `CONSOLE_PAGES='member|deposit'` shows only those whose names match. */
const ONLY = process.env['CONSOLE_PAGES']

/** Shows each page of the console in turn, drawn to its end. */
export async function inEachConsolePage(
  page: Page,
  site: Site,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const [name, path, open] of PAGES) {
    if (ONLY !== undefined && !new RegExp(`^(?:${ONLY})$`).test(name)) continue
    await page.goto(consoleOf(site, `/console${path}`))
    if (open === 'first') {
      const heading = page.getByRole('heading', { level: 1 })
      const list = await heading.innerText()
      await page.locator('tbody').getByRole('link').first().click()
      await page.waitForURL(`**${path}/*`)
      // What is opened is drawn in place of the list, a moment after the address has changed.
      await expect(heading).not.toHaveText(list)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Chat listens to a stream for as long as it is shown: the network is never idle there.
    if (path !== '/chat') await page.waitForLoadState('networkidle')
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    await look(name)
  }
}

/** What an operator has chosen before: language and theme. */
export async function chooseLook(page: Page, locale: string, theme: string): Promise<void> {
  await page.addInitScript(
    ([language, colours]) => {
      localStorage.setItem('RaStoreconsole.version', '1')
      localStorage.setItem('RaStoreconsole.locale', JSON.stringify(language))
      localStorage.setItem('RaStoreconsole.theme', JSON.stringify(colours))
    },
    [locale, theme],
  )
}
