import { useTranslate } from 'react-admin'
import { ConsoleError } from '#client/console-error.ts'

/** What went wrong, in the operator's words: by its code, and the field where one is named. */
export function useProblemText(): (problem: unknown) => string {
  const t = useTranslate()
  return (problem) => {
    if (!(problem instanceof ConsoleError)) return t('problem.unknown_error')
    const { code, field, data, message } = problem
    const wait = typeof data['retryAfter'] === 'number' ? data['retryAfter'] : 1
    const text = t(`problem.${code}`, { _: message, seconds: wait, smart_count: wait, reason: message })
    return field === undefined || code === 'login_failed' ? text : t('problem.in_field', { text, field })
  }
}
