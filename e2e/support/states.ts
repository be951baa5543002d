import { expect, test, type Page } from '@playwright/test'
import { ACCOUNT_STATES } from './account-states.ts'
import { openMenu } from './frame.ts'
import { openDecided, openPromotion } from './decided-rewards.ts'
import { signIn, signOut, type Kind } from './member.ts'
import { open, visit } from './page-facts.ts'
import { opening, popup, waitForPopup } from './popup.ts'
import type { BrandName } from './sites.ts'

/** Something a screen can be in besides what its address shows: an overlay, a list that failed, a member's view. */
export interface ScreenState {
  readonly name: string
  readonly path: string
  /** The account that sees it; a guest when absent. */
  readonly kind?: Kind
  /** The one brand that has it; both when absent. */
  readonly brand?: BrandName
  /** Brings the screen into the state and waits until it is reached. */
  readonly reach?: (page: Page, brand: BrandName) => Promise<void>
  /** The signed-in or remembered member is removed before the next state. */
  readonly leaves?: boolean
}

const fromMenu = (name: RegExp) => async (page: Page) => {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name }).first().click()
  await waitForPopup(page)
}

const LISTS = '**/wps/game/list?*'

/** Every state that an address alone does not show. */
const SITE_STATES: readonly ScreenState[] = [
  { name: 'menu', path: '/m/home', reach: async (page) => void (await openMenu(page)) },
  { name: 'language-popup', path: '/m/home', reach: fromMenu(/^(Language|ภาษา)/) },
  { name: 'service-popup', path: '/m/home', reach: fromMenu(/^(Customer service|ฝ่ายบริการลูกค้า)/) },
  { name: 'download-popup', path: '/m/home', reach: fromMenu(/^(Get the app|ดาวน์โหลดแอป)/) },
  { name: 'login-popup', path: '/m/home', reach: opening(/^(Log in|เข้าสู่ระบบ)$/, 'link') },
  { name: 'search-popup', path: '/m/home', reach: opening(/^(Search games|ค้นหาเกม)$/, 'link') },
  { name: 'notices-popup', path: '/m/home', reach: opening(/^(Open announcements|เปิดประกาศ)/) },
  { name: 'providers-popup', path: '/m/slot', reach: opening(/^(All providers|ค่ายเกมทั้งหมด)/) },
  {
    name: 'stakes-and-lines',
    path: '/m/slot',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Stake and lines|เดิมพันและจำนวนไลน์)/ }).click()
      await expect(page.getByRole('button', { name: '243+' })).toBeVisible()
    },
  },
  {
    name: 'game-details',
    path: '/m/slot',
    reach: async (page) => {
      // A list that is drawn anew with fresher games takes the focus away.
      await expect(async () => {
        await page.locator('main [data-game] a').first().press('Shift+F10')
        await expect(popup(page).last()).toBeVisible({ timeout: 4_000 })
      }).toPass()
      await waitForPopup(page)
    },
  },
  {
    name: 'list-loading',
    path: '/m/slot',
    reach: async (page) => {
      await page.route(LISTS, () => undefined)
      await page.getByRole('link', { name: /^(New|ใหม่)$/ }).click()
      await expect(page.locator('[data-screen=category][data-state=loading]')).toBeVisible()
    },
  },
  {
    name: 'list-failed',
    path: '/m/slot',
    reach: async (page) => {
      await page.route(LISTS, (route) => route.fulfill({ status: 503, json: { success: false, code: 'x' } }))
      await page.getByRole('link', { name: /^(New|ใหม่)$/ }).click()
      await expect(page.locator('[data-screen=category][data-state=failed]')).toBeVisible()
    },
  },
  {
    name: 'help-search',
    path: '/m/help',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('ถอน')
      await expect(page.getByRole('status').filter({ hasText: /[1-9]/ })).toBeVisible()
    },
  },
  {
    name: 'help-nothing',
    path: '/m/help',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('zzzz')
      await expect(page.locator('[data-state=empty]')).toBeVisible()
    },
  },
  {
    name: 'chat-failed',
    path: '/m/chat',
    reach: async (page) => {
      await page.route('**/wps/chat/conversation*', (route) =>
        route.fulfill({ status: 503, json: { success: false, code: 'x' } }),
      )
      await page.reload()
      await expect(page.locator('[data-screen=chat][data-state=failed]')).toBeVisible()
    },
  },
  { name: 'chat-member', path: '/m/chat', kind: 'demo' },
  { name: 'member-popup', path: '/m/home', kind: 'demo', reach: opening(/^(My account|บัญชีของฉัน):/) },
  { name: 'home-member', path: '/m/home', kind: 'demo' },
  { name: 'member-home', path: '/m/member/home', kind: 'demo' },
  {
    name: 'joined-popup',
    path: '/m/activity',
    kind: 'demo',
    reach: opening(/^(My promotions|โปรโมชันของฉัน)$/),
  },
  { name: 'joined-decided', path: '/m/activity', kind: 'demo', reach: openDecided },
  { name: 'promotion-refused', path: '/m/activity', kind: 'demo', reach: openPromotion('refused') },
  { name: 'promotion-paid', path: '/m/activity', kind: 'demo', reach: openPromotion('paid') },
  { name: 'apply-reward', path: '/m/applyReward?id=lotus-baccarat-pairs', kind: 'demo', brand: 'lotus' },
  {
    name: 'apply-reward-picture',
    path: '/m/applyReward?id=coral-derby-streak',
    kind: 'demo',
    brand: 'coral',
  },
  { name: 'messages', path: '/m/webEmail', kind: 'demo', brand: 'lotus' },
  {
    name: 'messages-chosen',
    path: '/m/webEmail',
    kind: 'demo',
    brand: 'lotus',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Select|เลือก)$/ }).click()
      await page.getByRole('checkbox').first().check({ force: true })
    },
  },
  { name: 'message-gone', path: '/m/webEmail?id=none', kind: 'demo', brand: 'lotus' },
  { name: 'feedback', path: '/m/feedback', kind: 'demo', brand: 'lotus' },
  { name: 'settings', path: '/m/set', kind: 'demo' },
  { name: 'security-centre', path: '/m/securityCenter', kind: 'demo' },
  { name: 'security-email', path: '/m/securityCenter?step=email', kind: 'demo' },
  { name: 'deposit', path: '/m/voucherCenter', kind: 'demo' },
  { name: 'benefits', path: '/m/member/benefits', kind: 'demo', brand: 'lotus' },
  { name: 'reward-centre', path: '/m/rewardCenter', kind: 'demo', brand: 'lotus' },
  { name: 'mall', path: '/m/mall/mallHome', kind: 'demo', brand: 'lotus' },
  { name: 'mall-good', path: '/m/mall/mallHome?good=umbrella', kind: 'demo', brand: 'lotus' },
  { name: 'mall-orders', path: '/m/mall/mallHome?view=orders', kind: 'demo', brand: 'lotus' },
  { name: 'rebate', path: '/m/member/manualRebate', kind: 'demo', brand: 'lotus' },
  { name: 'betting-record', path: '/m/gameRecord', kind: 'demo' },
  { name: 'account-record', path: '/m/transaction/record', kind: 'demo', brand: 'lotus' },
  {
    name: 'profit-and-loss-own-days',
    path: '/m/profitandloss',
    kind: 'demo',
    brand: 'lotus',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Choose days|เลือกวัน)$/ }).click()
      await page.getByRole('button', { name: /^(Show|แสดง)$/ }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  { name: 'favourites-empty', path: '/m/fav-games', kind: 'trial' },
  { name: 'member-home-trial', path: '/m/member/home', kind: 'trial' },
  { name: 'agency', path: '/m/agent/home', kind: 'agent' },
  { name: 'agency-team', path: '/m/agent/home?part=team', kind: 'agent', brand: 'lotus' },
  { name: 'agency-contracts', path: '/m/agent/home?part=contracts', kind: 'agent', brand: 'lotus' },
  { name: 'agency-daily-salary', path: '/m/agent/home?part=daily', kind: 'agent', brand: 'coral' },
  { name: 'agency-commission', path: '/m/agent/home?part=rates', kind: 'agent', brand: 'coral' },
  { name: 'agency-links', path: '/m/agent/home?part=links', kind: 'agent', brand: 'lotus' },
  { name: 'agency-register', path: '/m/agent/home?part=register', kind: 'agent', brand: 'lotus' },
  { name: 'agency-transfer', path: '/m/agent/home?part=transfer', kind: 'agent', brand: 'lotus' },
  { name: 'agency-sub-accounts', path: '/m/agent/home?part=helpers', kind: 'agent', brand: 'coral' },
  { name: 'agency-statement', path: '/m/agent/home?part=statement', kind: 'agent', brand: 'lotus' },
  {
    name: 'contract-offer',
    path: '/m/member/agent/getDevidendContract',
    kind: 'agent',
    brand: 'lotus',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(Other terms|เสนอเงื่อนไขอื่น)$/ }).click()
      await expect(page.getByRole('button', { name: /^(Send other terms|ส่งเงื่อนไขใหม่)$/ })).toBeVisible()
    },
  },
  { name: 'agency-refused', path: '/m/agent/home', kind: 'demo', brand: 'lotus' },
  { name: 'menu-agent', path: '/m/home', kind: 'agent', reach: async (page) => void (await openMenu(page)) },
  { name: 'member-popup-agent', path: '/m/home', kind: 'agent', reach: opening(/^(My account|บัญชีของฉัน):/) },
]

export const STATES: readonly ScreenState[] = [...SITE_STATES, ...ACCOUNT_STATES]

/** Those of a brand, of guests or of members. */
export const statesOf = (brand: BrandName, who: 'guests' | 'members'): readonly ScreenState[] =>
  STATES.filter((state) => (state.brand ?? brand) === brand).filter(
    ({ kind }) => (kind === undefined) === (who === 'guests'),
  )

/** Brings a page into one state after the other, each seen by its own account, and calls `look` in each. */
export async function inEachState(
  page: Page,
  brand: BrandName,
  states: readonly ScreenState[],
  look: (state: ScreenState) => Promise<void>,
): Promise<void> {
  let signedIn: Kind | undefined
  for (const state of states)
    await test.step(state.name, async () => {
      const { path, kind, reach } = state
      if (kind !== signedIn) {
        if (signedIn !== undefined) await signOut(page)
        if (kind !== undefined) await signIn(page, brand, '/m/home', kind)
        signedIn = kind
      }
      // What is looked at as it is has to be there whole.
      await (reach ? open : visit)(page, path)
      await reach?.(page, brand)
      await look(state)
      if (await leave(page, state)) signedIn = undefined
    })
}

/** Takes away what a state has left behind; true when no member is signed in any longer. */
async function leave(page: Page, { leaves }: ScreenState): Promise<boolean> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (leaves !== true) return false
  await signOut(page)
  await page.evaluate(() => localStorage.removeItem('rememberedLogin'))
  return true
}
