import type { QueuedReward } from '@site/shared-api/contract/promotion'
import { useLocale } from 'react-admin'

/** A promotion's name in the language of the console. */
export function PromotionName({ promotion }: { readonly promotion: QueuedReward['promotion'] }) {
  const locale = useLocale()
  return <>{locale === 'TY' ? promotion.TY : promotion.EN}</>
}
