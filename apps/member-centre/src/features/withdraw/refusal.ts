import { ApiError, type Translate } from '@site/shared-api'
import { SAID_BY_FORM } from './withdraw.api.ts'

/** What a form says where the platform refused: by which field, in which words. */
export interface Refusal {
  readonly field: string
  readonly text: string
}

const MINUTE_SECONDS = 60

/** A refusal that belongs to the form; undefined where the call has said it already. */
export function refusalOf(failed: unknown, t: Translate, fallback: string): Refusal | undefined {
  if (!(failed instanceof ApiError) || !SAID_BY_FORM.includes(failed.code)) return undefined
  const seconds = Number(failed.data?.['retryAfter'] ?? 0)
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS))
  const fault = failed.data?.['fault']
  const key =
    failed.code === 'invalid_input' && fault === 'unequal'
      ? 'withdraw.refused.unequal'
      : `withdraw.refused.${failed.code}`
  return { field: failed.field ?? fallback, text: t(key, { minutes }) }
}
