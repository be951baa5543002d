import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { LiveBrand } from '#brands/index'
import type { Session } from '#identity/index'
import type { Holder } from '#money/record/account/account-record'

/** The caller, as the owner of money in their brand's currency. */
export function holderOf(who: { session: Session; brand: LiveBrand; language: LanguageCode }): Holder {
  const { session, brand, language } = who
  return { memberId: session.memberId, currency: brand.document.currency.code, language }
}
