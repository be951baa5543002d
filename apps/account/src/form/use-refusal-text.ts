import { useLanguage, useMessages } from '@site/shared-api'
import type { Refusal } from './refusal.ts'
import { useFaultText } from './use-fault-text.ts'
import { waitText } from './wait-text.ts'

/** The refusal in the player's words and language; the platform's own message is never shown. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useMessages('account')
  const common = useMessages('common')
  const faultText = useFaultText()
  const language = useLanguage()
  return ({ code, field, waitSeconds }) => {
    if (waitSeconds !== undefined) return t('login.wait', { time: waitText(waitSeconds, language) })
    if (code === 'encryption_unavailable') return t('login.encryption_unavailable')
    if (code === 'invalid_input' && field !== undefined) return faultText(field, { code: 'invalid' })
    const key = `error.${code}`
    const text = common(key)
    return text === key ? common('error.unknown_error') : text
  }
}
