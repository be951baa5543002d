import type { LedgerFault } from '@site/shared-api/contract/ledger'

type Value = string | bigint | number | boolean | null | undefined

/** Compares what a line says with what it should say; undefined when they agree. */
export function differs(
  line: { table: string; id: string; what: string },
  expected: Value,
  found: Value,
): LedgerFault | undefined {
  if ((expected ?? null) === (found ?? null)) return undefined
  return { ...line, expected: String(expected ?? 'nothing'), found: String(found ?? 'nothing') }
}

/** The first fault of several looks at one line. */
export function firstOf(looks: readonly (() => LedgerFault | undefined)[]): LedgerFault | undefined {
  for (const look of looks) {
    const fault = look()
    if (fault) return fault
  }
  return undefined
}
