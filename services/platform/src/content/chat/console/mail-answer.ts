import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { Conversation } from '#content/chat/conversations.repository'
import { escapeText } from '#operations/index'

/** Who was here so lately reads the answer on the screen. */
const HERE_MS = 2 * 60_000
const TRIED_FOR_MS = 24 * 60 * 60 * 1000
const LANGUAGES = {
  EN: {
    subject: (brand: string) => `${brand} has answered your message`,
    more: 'Write to us again from the same browser and we go on from here.',
  },
  TY: {
    subject: (brand: string) => `${brand} ตอบข้อความของคุณแล้ว`,
    more: 'หากต้องการคุยต่อ เขียนหาเราจากเบราว์เซอร์เดิมได้เลย',
  },
} as const

/** The mail that carries an answer; `text` is plain text, in its HTML as well. */
export function answerMail(brand: string, language: string, text: string) {
  const words = LANGUAGES[language === 'TY' ? 'TY' : 'EN']
  return {
    channel: 'mail' as const,
    sender: brand,
    subject: words.subject(brand),
    text: `${text}\n\n${words.more}`,
    html: `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>\n<p>${escapeText(words.more)}</p>`,
  }
}

/** The answer to a guest who left a message and has gone, as an e-mail to the address they gave; it goes out once `tx` holds. */
export async function mailAnswer(
  { dispatching }: Pick<Platform, 'dispatching'>,
  tx: Database,
  brand: string,
  chat: Conversation,
  text: string,
  now: Date,
): Promise<void> {
  const { contact, guest_id: guest, merchant } = chat
  if (contact === null || guest === null || text === '') return
  const row = await tx.selectFrom('chat_guests').select('seen_at').where('id', '=', guest).executeTakeFirst()
  if (!row || now.getTime() - row.seen_at.getTime() < HERE_MS) return
  const mail = { ...answerMail(brand, chat.language, text), to: contact }
  await dispatching.dispatcher.queue(tx, merchant, mail, new Date(now.getTime() + TRIED_FOR_MS))
}
