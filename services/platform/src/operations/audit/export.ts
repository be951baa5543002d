import type { Merchants } from '@site/shared-api/contract/brand-place'
import { ApiError } from '#api/api-error'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Clock } from '#deps'
import type { AuditChain } from '#operations/audit/chain'
import { canonical } from '#operations/audit/entry-hash'
import { selectPeriod, toEntry } from '#operations/audit/repository'
import { AUDIT_FILE } from '#operations/audit/read-file'
import type { AuditKey } from '#operations/audit/signing-key'

const MOST_ENTRIES = 50_000
const DAY = 10

/**
 * The entries of some brands and a time as a file: JSON lines (head, entries, signature), each entry with its place in the chain.
 * The export itself is audited. Throws ApiError `invalid_input` (field `until`) for a time that is none, or too long.
 */
export async function exportAudit(
  { chain, clock, db, key }: { chain: AuditChain; clock: Clock; db: Database; key: AuditKey },
  { from, merchant, until }: { merchant: Merchants; from: Date; until: Date },
  actor: string,
): Promise<{ name: string; text: string }> {
  if (until <= from) throw new ApiError('invalid_input', { field: 'until' })
  await chain.seal()
  const rows = await selectPeriod(db, { merchant, from, until, most: MOST_ENTRIES + 1 })
  if (rows.length > MOST_ENTRIES) throw new ApiError('invalid_input', { field: 'until' })
  const at = clock.now()
  const period = { from: from.toISOString(), until: until.toISOString() }
  const brands = merchant ?? null
  const head = { file: AUDIT_FILE, brands, ...period, entries: rows.length, by: actor, at: at.toISOString() }
  const lines = [
    canonical(head),
    ...rows.map((row) => {
      const place = { position: row.position.toString(), entryHash: row.entry_hash, hash: row.hash }
      return canonical({ ...toEntry(row), ...place })
    }),
  ]
  const body = `${lines.join('\n')}\n`
  const text = `${body}${canonical({ signature: key.sign(body), publicKey: key.publicKey })}\n`
  await insertAudit(db, {
    at,
    actor,
    action: 'audit.exported',
    subject: merchant?.length === 1 ? (merchant[0] ?? 'site') : 'site',
    detail: toJson({ ...period, brands, entries: rows.length }),
  })
  const days = [from, until].map((day) => day.toISOString().slice(0, DAY)).join('-')
  return { name: `audit-${merchant?.join('-') ?? 'site'}-${days}.jsonl`, text }
}
