import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { memberIds } from '#identity/index'
import { coralNotices } from '#content/announcements/seed/coral.notices'
import { lotusNotices } from '#content/announcements/seed/lotus.notices'

/** Read notices of the demo member of each brand. */
async function seedMessages(db: Database, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock.now()
  for (const [merchant, notices] of [
    ['lotus', lotusNotices],
    ['coral', coralNotices],
  ] as const) {
    const memberId = (await memberIds(db, merchant)).get(`${merchant}.demo`)
    if (memberId === undefined) continue
    for (const notice of notices.filter((one) => one.read)) {
      await db
        .insertInto('announcement_reads')
        .values({ member_id: memberId, merchant, announcement_id: notice.id, read_at: now })
        .execute()
    }
  }
}

export const seed: Seed = { after: ['members'], run: seedMessages }
