import { expect, type Page } from '@playwright/test'
import { openMenu } from './frame.ts'
import type { Kind } from './member.ts'

/** Something a screen can be in besides what its address shows: an overlay, a list that failed, a member's view. */
export interface ScreenState {
  readonly name: string
  readonly path: string
  /** The account that sees it; a guest when absent. */
  readonly kind?: Kind
  /** Brings the screen into the state and waits until it stands. */
  readonly reach?: (page: Page) => Promise<void>
}

/** Taps what has one of the names (one a language) and waits for a popup. */
const opening =
  (name: RegExp, role: 'button' | 'link' = 'button') =>
  async (page: Page): Promise<void> => {
    // A part that stands still for who wants stillness is another one than the server drew: the first tap may meet the old.
    await expect(async () => {
      if ((await popup(page).count()) === 0) await page.getByRole(role, { name }).first().click()
      await expect(popup(page).last()).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await popupStands(page)
  }

const fromMenu = (name: RegExp) => async (page: Page) => {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name }).first().click()
  await popupStands(page)
}

const popup = (page: Page) => page.locator('[data-popup], [role=alertdialog]')

async function popupStands(page: Page): Promise<void> {
  await expect(popup(page).last()).toBeVisible()
  await expect(page.locator('[data-popup] [data-state=loading]')).toHaveCount(0)
}

const LISTS = '**/wps/game/list?*'

/** Every state that an address alone does not show. */
export const STATES: readonly ScreenState[] = [
  { name: 'menu', path: '/m/home', reach: async (page) => void (await openMenu(page)) },
  { name: 'language-popup', path: '/m/home', reach: fromMenu(/^(Language|ภาษา)/) },
  { name: 'service-popup', path: '/m/home', reach: fromMenu(/^(Customer service|ฝ่ายบริการลูกค้า)/) },
  { name: 'download-popup', path: '/m/home', reach: fromMenu(/^(Get the app|ดาวน์โหลดแอป)/) },
  { name: 'login-popup', path: '/m/home', reach: opening(/^(Log in|เข้าสู่ระบบ)$/) },
  { name: 'search-popup', path: '/m/home', reach: opening(/^(Search games|ค้นหาเกม)$/) },
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
        await page.locator('main [data-game] button').first().press('Shift+F10')
        await expect(popup(page).last()).toBeVisible({ timeout: 4_000 })
      }).toPass()
      await popupStands(page)
    },
  },
  {
    name: 'list-loading',
    path: '/m/slot',
    reach: async (page) => {
      await page.route(LISTS, () => undefined)
      await page.getByRole('button', { name: /^(New|ใหม่)$/ }).click()
      await expect(page.locator('[data-screen=category][data-state=loading]')).toBeVisible()
    },
  },
  {
    name: 'list-failed',
    path: '/m/slot',
    reach: async (page) => {
      await page.route(LISTS, (route) => route.fulfill({ status: 503, json: { success: false, code: 'x' } }))
      await page.getByRole('button', { name: /^(New|ใหม่)$/ }).click()
      await expect(page.locator('[data-screen=category][data-state=failed]')).toBeVisible()
    },
  },
  { name: 'member-popup', path: '/m/home', kind: 'demo', reach: opening(/^(My account|บัญชีของฉัน):/) },
  { name: 'home-member', path: '/m/home', kind: 'demo' },
  { name: 'member-home', path: '/m/member/home', kind: 'demo' },
  { name: 'change-password', path: '/m/changePsw', kind: 'demo' },
  { name: 'devices', path: '/m/member/devices', kind: 'demo' },
  { name: 'favourites-empty', path: '/m/fav-games', kind: 'trial' },
  { name: 'member-home-trial', path: '/m/member/home', kind: 'trial' },
  { name: 'menu-agent', path: '/m/home', kind: 'agent', reach: async (page) => void (await openMenu(page)) },
  { name: 'member-popup-agent', path: '/m/home', kind: 'agent', reach: opening(/^(My account|บัญชีของฉัน):/) },
]
