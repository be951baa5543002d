import { useLanguage, useMessages } from '@site/shared-api'
import type { Offer } from './install.ts'

/** An offer's name: the operator's English label in English, the site's own words in other languages. */
export function useOfferLabel(): (offer: Offer) => string {
  const t = useMessages('content')
  const language = useLanguage()
  return ({ system, label }) => (language === 'EN' && label !== '' ? label : t(`download.${system}`))
}
