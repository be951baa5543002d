import type { Seed } from '#start/seed/seed'
import { dayFrom } from '#start/seed/day'
import { insertConversation } from '#content/chat/conversations.repository'
import { insertEntry } from '#content/chat/entries.repository'
import { upsertCanned } from '#content/chat/canned/repository'
import { memberIds } from '#identity/index'

const GREETING = {
  lotus: { language: 'TY', text: 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ' },
  coral: { language: 'EN', text: 'Hello, how can we help?' },
}
const CANNED = [
  {
    id: 'welcome',
    title: { EN: 'Welcome', TY: 'ทักทาย' },
    texts: {
      EN: 'Hello, thank you for writing to us. How can I help?',
      TY: 'สวัสดีค่ะ ขอบคุณที่ติดต่อเรา มีอะไรให้ช่วยไหมคะ',
    },
  },
  {
    id: 'deposit-missing',
    title: { EN: 'A deposit is missing', TY: 'เงินฝากยังไม่เข้า' },
    texts: {
      EN: 'Please send me the time of your transfer, the amount and the bank, or a picture of the slip. I look for it at once.',
      TY: 'ขอเวลาที่โอน จำนวนเงิน และธนาคาร หรือรูปสลิปด้วยค่ะ จะตรวจสอบให้ทันที',
    },
  },
  {
    id: 'moment',
    title: { EN: 'One moment', TY: 'รอสักครู่' },
    texts: { EN: 'One moment please, I am looking into it.', TY: 'รอสักครู่นะคะ กำลังตรวจสอบให้ค่ะ' },
  },
  {
    id: 'goodbye',
    title: { EN: 'Goodbye', TY: 'ปิดการสนทนา' },
    texts: {
      EN: 'Is there anything else I can do for you? If not, have a good day.',
      TY: 'มีอะไรให้ช่วยเพิ่มเติมไหมคะ ถ้าไม่มีแล้ว ขอให้เป็นวันที่ดีค่ะ',
    },
  },
]
/** Between two answers others find a place. */
const STEP = 10

/** A first message to the demo member of each brand, and the ready answers of customer service. */
export const seed: Seed = {
  after: ['members'],
  async run(db, { clock, randomness }) {
    for (const merchant of ['lotus', 'coral'] as const) {
      for (const [at, one] of CANNED.entries())
        await upsertCanned(db, { ...one, merchant, sort: (at + 1) * STEP })
      const memberId = (await memberIds(db, merchant)).get(`${merchant}.demo`)
      if (memberId === undefined) continue
      const { language, text } = GREETING[merchant]
      const [id, at] = [randomness.uuid(), dayFrom(clock.now(), -1)]
      await insertConversation(db, {
        id,
        merchant,
        member_id: memberId,
        guest_id: null,
        language,
        status: 'closed',
        operator_id: null,
        operator_name: null,
        last_seq: 1,
        last_text: text,
        last_from: 'operator',
        last_at: at,
        member_delivered: 0,
        member_read: 0,
        member_unread: 1,
        operator_delivered: 1,
        operator_read: 1,
        operator_unread: 0,
        waiting_since: null,
        note: null,
        rating: null,
        page: null,
        contact: null,
        created_at: at,
      })
      await insertEntry(db, {
        conversation_id: id,
        seq: 1,
        client_id: randomness.uuid(),
        side: 'operator',
        kind: 'text',
        text,
        picture_id: null,
        picture_width: null,
        picture_height: null,
        by_name: null,
        at,
      })
    }
  },
}
