import type { WithdrawRulesDocument } from '@site/shared-api/contract/managed-documents'

type Bank = WithdrawRulesDocument['banks'][number]

const SHOWN = 4

/** Digits of a number as it was typed, with or without spaces and dashes; undefined where there is anything else. */
export function digitsOf(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits : undefined
}

/** Whether a number has the shape that it has at a bank. */
export const fits = (digits: string, { maxDigits, minDigits, prefix }: Bank): boolean =>
  digits.length >= minDigits && digits.length <= maxDigits && digits.startsWith(prefix)

/** What is shown of a number: its last signs. */
export const shownOf = (digits: string): string => digits.slice(-SHOWN)

/** Names are the same whatever their case, spaces and marks are. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
