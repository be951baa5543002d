import type { FieldRow } from '@site/shared-api/contract/field'

const PER_CENT = 100
const THOUSAND = 1_000

/** Milliseconds as text; a dash without a measure. */
export const formatMs = (ms: number | undefined): string => (ms === undefined ? '–' : `${Math.round(ms)} ms`)

/** CLS is kept in thousandths. */
export const formatShift = (thousandths: number | undefined): string =>
  thousandths === undefined ? '–' : (thousandths / THOUSAND).toFixed(3)

/** Of its visits, so many failed. */
export function failedShare({ failed, visits }: Pick<FieldRow, 'failed' | 'visits'>): string {
  if (visits === 0) return '–'
  return `${((failed / visits) * PER_CENT).toFixed(failed === 0 ? 0 : 2)} %`
}
