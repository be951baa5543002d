import { createHmac } from 'node:crypto'
import { isSameText } from '@site/service-kit/same-text'

/** A form as it travels: names may be nested, like `rollback_transactions[0][action]`. */
export type Form = readonly (readonly [name: string, value: string])[]

/** What the aggregator calls the operator and what the request is marked with. */
export interface SignedHeaders {
  'X-Merchant-Id': string
  /** Unix seconds. */
  'X-Timestamp': string
  'X-Nonce': string
}

export function readForm(body: string): Form {
  return [...new URLSearchParams(body)]
}

/** The outermost name: nested fields are signed in the order they were sent. */
const outermost = (name: string): string => name.split('[', 1)[0] ?? name

const byName = ([one]: Form[number], [other]: Form[number]): number =>
  outermost(one) < outermost(other) ? -1 : outermost(one) > outermost(other) ? 1 : 0

/** Hex HMAC-SHA1 of fields and headers together, sorted by name, as the aggregator publishes it. */
export function signForm(key: string, form: Form, headers: SignedHeaders): string {
  const fields = [...form, ...Object.entries(headers)].sort(byName)
  // PHP, which the shape was written for, escapes the asterisk as well.
  const text = new URLSearchParams(fields.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll('*', '%2A')
  return createHmac('sha1', key).update(text).digest('hex')
}

export function isSigned(key: string, form: Form, headers: SignedHeaders, signature: string): boolean {
  return isSameText(signature.toLowerCase(), signForm(key, form, headers))
}
