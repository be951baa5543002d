import { MANAGED_ACTIONS, MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import { useTranslate } from 'react-admin'

/** What was done, in words: `banner.published` as "Banner: published"; an action without a label is shown as it is. */
export function useActionName(): (action: string) => string {
  const t = useTranslate()
  return (action) => {
    const [kind = '', did = ''] = action.split('.')
    if (MANAGED_KINDS.some((one) => one === kind) && MANAGED_ACTIONS.some((one) => one === did))
      return `${t(`kind.${kind}.one`)}: ${t(`managed.did.${did}`)}`
    if (kind === 'release') return `${t('releases.release')}: ${t(`releases.did.${did}`, { _: did })}`
    return t(`audit.did.${action}`, { _: action })
  }
}
