import { useTranslate } from 'react-admin'
import { ConsoleError } from '#client/console-error.ts'
import { fieldName } from '#problems/field-name.ts'

/** These say themselves what was wrong, whatever field the platform found it in. */
const SAY_ALL: readonly string[] = ['login_failed', 'feature_unavailable']

/** A text with the field that it is about, by the label that it has where it is written. */
export function useInField(): (text: string, field: string) => string {
  const t = useTranslate()
  return (text, field) => {
    const name = fieldName(field, t)
    return name === undefined ? text : t('problem.in_field', { text, field: name })
  }
}

/** What went wrong, in the operator's words: by its code, and the field where one is named, unless it is said at the field. */
export function useProblemText(): (problem: unknown, where?: 'at-field') => string {
  const t = useTranslate()
  const inField = useInField()
  return (problem, where) => {
    if (!(problem instanceof ConsoleError)) return t('problem.unknown_error')
    const { code, field, data, message } = problem
    const wait = typeof data['retryAfter'] === 'number' ? data['retryAfter'] : 1
    const text = t(`problem.${code}`, { _: message, seconds: wait, smart_count: wait, reason: message })
    return field === undefined || where === 'at-field' || SAY_ALL.includes(code) ? text : inField(text, field)
  }
}
