import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { memberIds } from '#identity/index'
import { coralNotices } from '#content/announcements/seed/coral.notices'
import { lotusNotices } from '#content/announcements/seed/lotus.notices'
import { dayFrom } from '#start/seed/day'

const CHAT = { lotus: 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ', coral: 'Hello, how can we help?' }

/** A first chat message and read notices for the demo member of each brand. */
async function seedMessages(
  db: Database,
  { clock, randomness }: Pick<Deps, 'clock' | 'randomness'>,
): Promise<void> {
  const now = clock.now()
  for (const [merchant, notices] of [
    ['lotus', lotusNotices],
    ['coral', coralNotices],
  ] as const) {
    const memberId = (await memberIds(db, merchant)).get(`${merchant}.demo`)
    if (memberId === undefined) continue
    await db
      .insertInto('chat_messages')
      .values({
        id: randomness.uuid(),
        member_id: memberId,
        from_operator: true,
        text: CHAT[merchant],
        sent_at: dayFrom(now, -1),
        read_at: null,
      })
      .execute()
    for (const notice of notices.filter((one) => one.read)) {
      await db
        .insertInto('announcement_reads')
        .values({ member_id: memberId, merchant, announcement_id: notice.id, read_at: now })
        .execute()
    }
  }
}

export const seed: Seed = { after: ['members'], run: seedMessages }
