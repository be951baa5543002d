import type { MailKind } from '@site/shared-api/contract/mail'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { memberIds } from '#identity/index'
import { sendMail } from '#content/mail/send-mail'
import { dayFrom } from '#start/seed/day'
import type { Seed } from '#start/seed/seed'

interface Example {
  day: number
  kind: MailKind
  read?: true
  title: { TY: string; EN: string }
  content: { TY: string; EN: string }
}

const MAILS: readonly Example[] = [
  {
    day: -1,
    kind: 'money',
    title: { TY: 'ยืนยันการถอนเงินสำเร็จ', EN: 'Your withdrawal was paid' },
    content: { TY: '<p>โอนเข้าบัญชีของคุณแล้ว</p>', EN: '<p>It is in your bank account.</p>' },
  },
  {
    day: -6,
    kind: 'account',
    title: { TY: 'ยินดีด้วย คุณเลื่อนระดับแล้ว', EN: 'You have reached a new level' },
    content: { TY: '<p>ดูสิทธิพิเศษใหม่ได้ในหน้า VIP</p>', EN: '<p>See what it brings under VIP benefits.</p>' },
  },
  {
    day: -30,
    kind: 'news',
    read: true,
    title: { TY: 'ยินดีต้อนรับ', EN: 'Welcome' },
    content: { TY: '<p>ขอให้สนุกกับทุกเกม</p>', EN: '<p>Enjoy every game.</p>' },
  },
]

/** Messages for the demo member of each brand. */
async function seedMails(db: Database, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  for (const merchant of ['lotus', 'coral']) {
    const memberId = (await memberIds(db, merchant)).get(`${merchant}.demo`)
    if (memberId === undefined) continue
    for (const { day, kind, read, title, content } of MAILS) {
      const at = dayFrom(clock.now(), day)
      await sendMail(db, { id: `example:${day}`, merchant, memberId, kind, title, content, at })
      if (read)
        await db
          .updateTable('mails')
          .set({ read_at: at })
          .where('member_id', '=', memberId)
          .where('sent_at', '=', at)
          .execute()
    }
  }
}

export const seed: Seed = { after: ['members'], run: seedMails }
