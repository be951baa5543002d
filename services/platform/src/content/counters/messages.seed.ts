import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { memberIds } from '#identity/index'
import { coralNotices } from '#content/announcements/seed/coral.notices'
import { lotusNotices } from '#content/announcements/seed/lotus.notices'
import { dayFrom } from '#start/seed/day'

const MAILS = [
  {
    day: -1,
    title: { TY: 'ยืนยันการถอนเงินสำเร็จ', EN: 'Your withdrawal was paid' },
    content: { TY: '<p>โอนเข้าบัญชีของคุณแล้ว</p>', EN: '<p>It is in your bank account.</p>' },
  },
  {
    day: -6,
    title: { TY: 'ยินดีด้วย คุณเลื่อนระดับแล้ว', EN: 'You have reached a new level' },
    content: { TY: '<p>ดูสิทธิพิเศษใหม่ได้ในหน้า VIP</p>', EN: '<p>See what it brings under VIP benefits.</p>' },
  },
  {
    day: -30,
    read: true,
    title: { TY: 'ยินดีต้อนรับ', EN: 'Welcome' },
    content: { TY: '<p>ขอให้สนุกกับทุกเกม</p>', EN: '<p>Enjoy every game.</p>' },
  },
]

/** Mail and read notices for the demo member of each brand. */
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
    for (const { day, read, title, content } of MAILS) {
      const sent = dayFrom(now, day)
      await db
        .insertInto('mails')
        .values({
          id: randomness.uuid(),
          member_id: memberId,
          texts: toJson({ title, content }),
          sent_at: sent,
          read_at: read ? sent : null,
        })
        .execute()
    }
    for (const notice of notices.filter((one) => one.read)) {
      await db
        .insertInto('announcement_reads')
        .values({ member_id: memberId, merchant, announcement_id: notice.id, read_at: now })
        .execute()
    }
  }
}

export const seed: Seed = { after: ['members'], run: seedMessages }
