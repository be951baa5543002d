import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment, shortText } from './fields.ts'

/** Characters of one message. */
export const MOST_CHAT_TEXT = 1_000
/** Bytes of a picture before it is decoded and drawn anew. */
export const MOST_CHAT_PICTURE_BYTES = 5 * 1024 * 1024
const MOST_SEQ = 1_000_000
const MOST_PAGE = 100
const NORMAL_PAGE = 30

/** The number of a message in its conversation: made by the platform, from 1, without gaps. */
const seq = z.coerce.number<number | string>().int().min(0).max(MOST_SEQ)
const stars = z.number().int().min(1).max(5)
const text = z.string().trim().min(1).max(MOST_CHAT_TEXT)
/** Made by the sender before the first try: a message that is sent again is there once. */
const clientId = z.uuid()
/** `text`, `picture`; the others are notices of the house: who came and went, and how it ended. */
export const CHAT_KINDS = ['text', 'picture', 'joined', 'left', 'closed', 'reopened', 'rated'] as const

/** One line of a conversation. `text` is plain text, never HTML. */
export const chatEntry = z.object({
  seq: z.number().int(),
  clientId: z.string(),
  from: z.enum(['member', 'operator', 'house']),
  kind: z.enum(CHAT_KINDS),
  text: z.string(),
  picture: z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  /** The operator who wrote it, or whom it is about; of `reopened` the account as which a guest goes on, if that is why. */
  by: z.string().nullable(),
  at: moment,
})
export type ChatEntry = z.output<typeof chatEntry>

/** The state of a conversation for its member or guest. */
export const chatState = z.object({
  status: z.enum(['none', 'waiting', 'open', 'closed']),
  /** Who answers. */
  operator: z.string().nullable(),
  lastSeq: z.number().int(),
  /** Up to which message the other side has it on a screen, and has read it. */
  delivered: z.number().int(),
  read: z.number().int(),
  unread: z.number().int(),
  rating: z.number().int().nullable(),
})
export type ChatState = z.output<typeof chatState>

export const chatOffice = z.object({
  open: z.boolean(),
  /** When customer service opens again; null while it is open, and where it never opens. */
  opensAt: moment.nullable(),
})

/** An event for the pages of a conversation: a new line, its state, or that the other side is typing. */
export interface ChatEvent {
  readonly entry?: ChatEntry
  readonly state?: ChatState
  readonly typing?: true
}

const entryPage = {
  entries: z.array(chatEntry),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
}
const span = z.object({
  /** Earlier ones than this, the newest of them first to be had. */
  before: seq.optional(),
  /** Later ones than this, the oldest of them first: what was missed. */
  after: seq.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(MOST_PAGE).default(NORMAL_PAGE),
})

export const chatPage = { span, entryPage, text, clientId, seq }

export const chatLaunch = defineCall({
  method: 'GET',
  path: '/wps/chat/launch',
  access: 'public',
  summary:
    'Where the brand’s chat opens: an outside service, or the site’s own page; needs the flag CBS3 (B7)',
  silent: true,
  carries: ['language'],
  query: z.object({
    b2c: z.coerce.number<number | string>().pipe(z.literal(1)).default(1),
    language: shortText.optional(),
    /** Where the outside chat leads back to: an address of the brand. */
    backUrl: z.string().max(512).optional(),
    headerColor: z
      .string()
      .regex(/^#?[0-9a-fA-F]{6}$/, 'a colour is #RRGGBB')
      .optional(),
    title: z.string().trim().max(80).optional(),
    template: z.literal('v2').default('v2'),
  }),
  response: z.object({
    url: z.string(),
    outside: z.boolean(),
    office: chatOffice.extend({
      /** Customer service answers at all hours. */
      always: z.boolean(),
    }),
  }),
})

export const openChat = defineCall({
  method: 'GET',
  path: '/wps/chat/conversation',
  access: 'public',
  summary:
    'The conversation of the member, or of the guest’s ticket: its state and a page of it, the newest by default; what is answered counts as delivered',
  silent: true,
  query: span,
  response: z.object({ state: chatState, office: chatOffice, ...entryPage }),
})

export const sendChat = defineCall({
  method: 'POST',
  path: '/wps/chat/messages',
  access: 'public',
  summary:
    'A message to customer service; a guest is given a ticket with the first one. The same `clientId` again answers the message that is there. `changed_meanwhile` where the guest’s ticket has ended, because they have signed in: sent again, it is the member’s',
  silent: true,
  body: z.strictObject({
    clientId,
    text,
    /** The screen they came from. */
    page: z.string().max(200).optional(),
    /** Where a guest wants the answer to a message that is left while customer service is closed. */
    contact: z.email().max(120).optional(),
  }),
  response: z.object({ entry: chatEntry, state: chatState }),
})

export const sendChatPicture = defineCall({
  method: 'POST',
  path: '/wps/chat/pictures',
  access: 'public',
  summary:
    'A picture to customer service (PNG, JPEG, WebP; 5 MB); drawn anew, where it was taken is not kept',
  silent: true,
  pictures: { most: 1, mostBytes: MOST_CHAT_PICTURE_BYTES },
  query: z.object({ clientId }),
  response: z.object({ entry: chatEntry, state: chatState }),
})

export const chatPicture = defineCall({
  method: 'GET',
  path: '/wps/chat/pictures/:id',
  access: 'public',
  summary: 'A picture of one’s own conversation, as a data address',
  silent: true,
  params: z.object({ id: z.uuid() }),
  response: z.object({ src: z.string() }),
})

export const markChat = defineCall({
  method: 'POST',
  path: '/wps/chat/marks',
  access: 'public',
  summary: 'Everything up to this message has been read',
  silent: true,
  body: z.strictObject({ read: z.number().int().min(0).max(MOST_SEQ) }),
  response: z.object({ state: chatState }),
})

export const typeChat = defineCall({
  method: 'POST',
  path: '/wps/chat/typing',
  access: 'public',
  summary: 'The member is typing: shown to the operators for a moment, kept nowhere',
  silent: true,
  response: z.object({ told: z.boolean() }),
})

export const rateChat = defineCall({
  method: 'POST',
  path: '/wps/chat/rating',
  access: 'public',
  summary: 'How it was, once for each time a conversation was closed: one star to five',
  silent: true,
  body: z.strictObject({ stars }),
  response: z.object({ state: chatState }),
})
