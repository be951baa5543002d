import { createHash } from 'node:crypto'

/** An entry as it is hashed and exported. */
export interface AuditEntry {
  readonly id: string
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly merchant: string | null
  readonly detail: unknown
}

export const FIRST_HASH = '0'.repeat(64)

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** JSON with the keys of every object in one order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}

/** SHA-256, hex, of what an entry says. */
export const entryHash = ({ action, actor, at, detail, id, merchant, subject }: AuditEntry): string =>
  sha256(canonical([id, at, actor, action, subject, merchant, detail]))

/** SHA-256, hex, of a place in the chain: the hash before, the position and what the entry says. */
export const chainHash = (before: string, position: string, entry: string): string =>
  sha256(`${before}\n${position}\n${entry}`)
