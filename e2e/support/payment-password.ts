import type { Page } from '@playwright/test'
import { callAs } from './game.ts'
import { MEMBERS } from './member.ts'
import type { BrandName } from './sites.ts'

export const PIN = '481920'
const PATH = '/wps/member/paymentPassword'

/** A member of the examples, signed in on the page, has {@link PIN}, whichever journey on the same site came first. */
export async function havePaymentPassword(page: Page, brand: BrandName): Promise<void> {
  const { isSet } = await callAs<{ isSet: boolean }>(page, PATH, brand)
  if (isSet) return
  const twice = { paymentPassword: PIN, confirmPaymentPassword: PIN }
  await callAs(page, PATH, brand, { ...twice, password: MEMBERS[brand].password })
}
