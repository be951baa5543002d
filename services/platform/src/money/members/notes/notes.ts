import { MOST_NOTES, type MemberNote } from '@site/shared-api/contract/member-admin'
import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import { timePage, timePlace, type TimePlace } from '#api/pages/time-cursor'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { findForLogin, lockMemberRow } from '#identity/index'
import type { MemberAdminTables } from '#money/members/tables'

type NoteRow = MemberAdminTables['member_notes']

interface Named {
  readonly merchant: string
  readonly account: string
}

/** What operators write down about a member: kept under their names, and not taken back (PLT-09). */
export class Notes {
  readonly #platform: Pick<Platform, 'clock' | 'db'>
  constructor(platform: Pick<Platform, 'clock' | 'db'>) {
    this.#platform = platform
  }

  /** Throws ApiError `member_unknown`. */
  async list(
    named: Named,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<{ list: MemberNote[]; nextCursor: string | null }> {
    const { db } = this.#platform
    const { id } = await this.#member(named)
    const rows = await selectNotes(db, id, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id: note }) => ({ at, id: note }))
    return { list: page.map(toNoteDto), nextCursor }
  }

  /** Once for each id. Throws ApiError `member_unknown`, `too_many_notes`, `transaction_conflict`. */
  async write(actor: string, named: Named, note: { id: string; text: string }): Promise<MemberNote> {
    const { clock, db } = this.#platform
    const member = await this.#member(named)
    return await db.transaction().execute(async (tx) => {
      await lockMemberRow(tx, member.id)
      const known = await tx
        .selectFrom('member_notes')
        .selectAll()
        .where('id', '=', note.id)
        .executeTakeFirst()
      if (known) {
        const isSame = known.member_id === member.id && known.text === note.text && known.by === actor
        if (!isSame) throw new ApiError('transaction_conflict', { field: 'id' })
        return toNoteDto(known)
      }
      if ((await countNotes(tx, member.id)) >= MOST_NOTES)
        throw new ApiError('too_many_notes', { data: { most: MOST_NOTES } })
      const row = { ...note, merchant: named.merchant, member_id: member.id, by: actor, at: clock.now() }
      await tx.insertInto('member_notes').values(row).execute()
      await insertAudit(tx, {
        at: row.at,
        actor,
        action: 'member.noted',
        subject: `${named.merchant}/${member.account}`,
        detail: { note: note.id },
      })
      return toNoteDto(row)
    })
  }

  async #member({ merchant, account }: Named): Promise<{ id: string; account: string }> {
    const member = await findForLogin(this.#platform.db, merchant, account)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    return member
  }
}

/** A member's notes, the newest first. Index: member_notes_of_member. */
function selectNotes(
  db: Database,
  memberId: string,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<NoteRow[]> {
  let query = db.selectFrom('member_notes').selectAll().where('member_id', '=', memberId)
  if (after)
    query = query
      .where('at', '<=', after.at)
      .where(sql<boolean>`(at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
}

/** Index: member_notes_of_member. */
async function countNotes(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('member_notes')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const toNoteDto = ({ id, at, by, text }: NoteRow): MemberNote => ({ id, at: at.toISOString(), by, text })
