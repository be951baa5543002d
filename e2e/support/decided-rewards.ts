import { expect, type Page } from '@playwright/test'
import { open } from './page-facts.ts'
import { opening, popup, waitForPopup } from './popup.ts'
import type { BrandName } from './sites.ts'

/** A promotion of each brand that asks for a picture or a remark. */
const ASKS = { lotus: 'lotus-baccarat-pairs', coral: 'coral-derby-streak' } as const

/** Pictures that the site has, in place of what a member showed. */
const SHOWN = {
  lotus: ['lotus-welcome', 'lotus-welcome-steps', 'lotus-vip-steps'],
  coral: ['coral-welcome', 'coral-reef-cup-prizes'],
} as const

const TITLES = {
  refused: { TY: 'บาคาร่าไพ่คู่มงคล แจกทุกเลขสวย', EN: 'Lucky pairs at live baccarat' },
  paid: { TY: 'ภาพโคมไฟ', EN: 'Lantern photo' },
} as const

/** What operators have made of two applications, as the platform answers it; the one with its reason, the other with its money. */
function decided(brand: BrandName, promotionId: string, state: 'refused' | 'paid', thai: boolean) {
  const refused = state === 'refused'
  return {
    promotionId,
    title: TITLES[state][thai ? 'TY' : 'EN'],
    url: null,
    startDate: '2026-11-01T00:00:00.000+07:00',
    endDate: null,
    noExpiry: 1,
    runs: true,
    state,
    joinedAt: '2026-11-20T10:00:00.000+07:00',
    mayApply: refused,
    application: {
      id: 'a5b1c1de-0000-4000-8000-000000000001',
      state,
      remarks: thai ? 'โต๊ะ 7 รอบ 48213 คู่ผู้เล่น' : 'Table 7, round 48213, player pair',
      pictures: SHOWN[brand].map((art) => ({ url: `/img/banner/${art}/480.webp`, width: 480, height: 210 })),
      appliedAt: '2026-11-21T10:00:00.000+07:00',
      decidedAt: '2026-11-22T10:00:00.000+07:00',
      amount: refused ? null : '300.00',
      currency: refused ? null : brand === 'lotus' ? 'THB' : 'PHP',
      answer: refused
        ? thai
          ? 'ภาพไม่ชัด มองไม่เห็นเลขรอบ โปรดส่งภาพใหม่ที่เห็นเลขรอบและผลของโต๊ะ'
          : 'The picture is blurred: the number of the round cannot be read. Please send one that shows the number and the result.'
        : null,
    },
  }
}

async function answerJoined(page: Page, list: (thai: boolean, id: string) => object[]): Promise<void> {
  await page.route('**/wps/promotion/joined*', async (route) => {
    const thai = (await route.request().headerValue('language')) === 'TY'
    const id = new URL(route.request().url()).searchParams.get('promotionId') ?? ''
    await route.fulfill({ json: { success: true, value: { list: list(thai, id), nextCursor: null } } })
  })
}

/** The popup of what the member has joined, with an application that was refused and one that was paid. */
export async function openDecided(page: Page, brand: BrandName): Promise<void> {
  await answerJoined(page, (thai) => [
    decided(brand, ASKS[brand], 'refused', thai),
    decided(brand, `${brand}-another`, 'paid', thai),
  ])
  await opening(/^(My promotions|โปรโมชันของฉัน)$/)(page)
  await expect(popup(page).last().locator('[data-joined]')).toHaveCount(2)
}

/** A promotion's own popup, which says what became of the member's application. */
export const openPromotion =
  (state: 'refused' | 'paid') =>
  async (page: Page, brand: BrandName): Promise<void> => {
    await answerJoined(page, (thai, id) => [decided(brand, id, state, thai)])
    await open(page, `/m/activity?id=${ASKS[brand]}`)
    await waitForPopup(page)
    await expect(popup(page).last().locator(`[data-join=${state}]`)).toBeVisible()
  }
