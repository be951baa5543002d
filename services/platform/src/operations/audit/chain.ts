import type { AuditFault, AuditReport } from '@site/shared-api/contract/audit'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import { chainHash, entryHash, FIRST_HASH } from '#operations/audit/entry-hash'
import {
  insertSealed,
  isSealed,
  selectChain,
  selectHead,
  selectLastSeal,
  selectOutside,
  selectUnsealed,
  toEntry,
  tryLockChain,
} from '#operations/audit/repository'
import { isSigned, type AuditKey } from '#operations/audit/signing-key'

const BATCH = 500
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Deps = { readonly db: Database; readonly clock: Clock; readonly key: AuditKey }
type Place = Awaited<ReturnType<typeof selectChain>>[number]

/**
 * The chain of the audit log (PLT-05). Actions write their entries without waiting; what they wrote is put into the chain in
 * batches, by whichever copy has the lock, and the last hash of each batch is signed.
 */
export class AuditChain {
  readonly #deps: Deps
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Seals what waits; how many entries that were. None where another copy is at it. */
  async seal(): Promise<number> {
    let sealed = 0
    for (let last = BATCH; last === BATCH; sealed += last) {
      if (await isSealed(this.#deps.db)) return sealed
      last = await this.#deps.db.transaction().execute((tx) => this.#batch(tx))
    }
    return sealed
  }

  async #batch(tx: Database): Promise<number> {
    if (!(await tryLockChain(tx))) return 0
    const entries = await selectUnsealed(tx, BATCH)
    const head = await selectHead(tx)
    let { hash, position } = head ?? { hash: FIRST_HASH, position: 0n }
    const sealed_at = this.#deps.clock.now()
    const rows = entries.map((row) => {
      const entry_hash = entryHash(toEntry(row))
      position += 1n
      hash = chainHash(hash, position.toString(), entry_hash)
      return { position, entry_id: row.id, entry_hash, hash, is_former: row.is_former, sealed_at }
    })
    if (rows.length === 0) return 0
    const signature = this.#deps.key.sign(`${position} ${hash}`)
    await insertSealed(tx, rows, { position, hash, signature })
    return rows.length
  }

  /** Reads the whole chain beside the log; reports the first place where they differ, or where something is missing. */
  async verify(): Promise<AuditReport> {
    const { db } = this.#deps
    let before: Before = {
      position: 0n,
      hash: FIRST_HASH,
      highest: 0n,
      sealedAt: undefined,
      previousSealedAt: undefined,
    }
    let isSignedTo = 0n
    for (;;) {
      const places = await selectChain(db, before.position, BATCH)
      for (const place of places) {
        const what = faultOf(place, before)
        if (what) return { read: Number(before.position), fault: faultAt(place, what) }
        if (place.signature !== null) {
          const said = `${place.position} ${place.hash}`
          if (place.seal_hash !== place.hash || !isSigned(said, place.signature, this.#deps.key.publicKey))
            return { read: Number(before.position), fault: faultAt(place, 'unsigned') }
          isSignedTo = place.position
        }
        before = after(place, before)
      }
      if (places.length < BATCH) break
    }
    const read = Number(before.position)
    const outside = await selectOutside(db)
    if (outside !== undefined)
      return { read, fault: { what: 'inserted', entry: outside.toString(), position: null } }
    // Each batch ends with a seal: without one what followed has been taken away.
    if (isSignedTo !== before.position || (await selectLastSeal(db)) > before.position)
      return { read, fault: { what: 'removed', entry: null, position: (before.position + 1n).toString() } }
    return { read, fault: null }
  }
}

interface Before {
  readonly position: bigint
  readonly hash: string
  /** The highest id that was sealed by then, and when the batch before was. */
  readonly highest: bigint
  readonly sealedAt: Date | undefined
  readonly previousSealedAt: Date | undefined
}

function after(place: Place, before: Before): Before {
  const isNewBatch = before.sealedAt?.getTime() !== place.sealed_at.getTime()
  return {
    position: place.position,
    hash: place.hash,
    highest: place.entry_id > before.highest ? place.entry_id : before.highest,
    sealedAt: place.sealed_at,
    previousSealedAt: isNewBatch ? before.sealedAt : before.previousSealedAt,
  }
}

function faultOf(place: Place, before: Before): AuditFault['what'] | undefined {
  if (place.position !== before.position + 1n || place.id === null) return 'removed'
  const { action, actor, at, detail, id, merchant, subject } = place
  if (at === null || actor === null || action === null || subject === null) return 'removed'
  const isLinked = chainHash(before.hash, place.position.toString(), place.entry_hash) === place.hash
  if (!isLinked) return 'reordered'
  if (entryHash(toEntry({ id, at, actor, action, subject, merchant, detail })) !== place.entry_hash)
    return 'altered'
  return place.is_former || !isBackdated(place, at, before) ? undefined : 'inserted'
}

/** Put in among older entries: by its id, or by a time long before the batch that was sealed last. */
function isBackdated(
  place: Place,
  at: Date,
  { previousSealedAt: former, highest, sealedAt }: Before,
): boolean {
  const earlier = sealedAt?.getTime() === place.sealed_at.getTime() ? former : sealedAt
  if (!earlier) return false
  const isLate = place.entry_id < highest && place.sealed_at.getTime() - earlier.getTime() > HOUR_MS
  return isLate || at.getTime() < earlier.getTime() - DAY_MS
}

const faultAt = ({ entry_id, position }: Place, what: AuditFault['what']): AuditFault => ({
  what,
  entry: entry_id.toString(),
  position: position.toString(),
})
