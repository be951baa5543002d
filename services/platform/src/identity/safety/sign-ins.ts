import type { ValueOf } from '@site/shared-api/contract/call'
import type { listSignIns } from '@site/shared-api/contract/security-centre'
import { z } from 'zod'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { Database } from '#db/database'
import { deviceName } from '#identity/devices/device-name'
import { selectSignIns } from '#identity/security/repository'
import type { Session } from '#identity/session/service'
import { maskAddress } from '#operations/index'

const place = z.tuple([z.string().regex(/^\d{1,18}$/)])
const detail = z.looseObject({ by: z.string().catch(''), country: z.string().optional().catch(undefined) })

/** When, how and from where a member signed in, or a sign-in was tried (MEM-06). */
export async function signInsOf(
  db: Database,
  { memberId }: Session,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ValueOf<typeof listSignIns>> {
  const before = fromCursor(cursor, place)?.[0]
  const rows = await selectSignIns(db, {
    memberId,
    before: before === undefined ? undefined : BigInt(before),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    list: page.map((row) => {
      const { by, country } = detail.parse(row.detail)
      return {
        id: row.id.toString(),
        at: row.at.toISOString(),
        ok: row.kind === 'signed_in',
        by,
        ...deviceName(row.device),
        address: maskAddress(row.address),
        country: country ?? null,
      }
    }),
    nextCursor: last ? toCursor([last.id.toString()]) : null,
  }
}
