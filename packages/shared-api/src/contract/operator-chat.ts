import { z } from 'zod'
import { defineCall } from './call.ts'
import { chatEntry, chatPage, MOST_CHAT_PICTURE_BYTES } from './chat.ts'
import { cursorText, decimalText, idText, moment, shortText } from './fields.ts'
import { operatorName } from './operator.ts'

const MOST_LISTED = 50
const MOST_NOTE = 500
const { span, entryPage, text, clientId, seq } = chatPage

/** `waiting`: without an operator. `mine`: the operator’s own open ones. `all`: every one, past ones too. */
export const CHAT_BOXES = ['waiting', 'mine', 'all'] as const

/** The event stream of the admin listener: the events of every conversation. */
export const OPERATOR_EVENTS_PATH = '/wps/operator/chat-events'

/** A conversation in the operators’ list. */
export const chatSummary = z.object({
  id: z.string(),
  merchant: z.string(),
  /** The account of a member; null for a guest. */
  account: z.string().nullable(),
  language: z.string(),
  status: z.enum(['waiting', 'open', 'closed']),
  operator: z.string().nullable(),
  lastSeq: z.number().int(),
  lastText: z.string(),
  lastFrom: z.enum(['member', 'operator', 'house']),
  lastAt: moment,
  waitingSince: moment.nullable(),
  /** Of the member’s side, not read by any operator. */
  unread: z.number().int(),
  /** Up to which message the member’s side has it on a screen, and has read it. */
  delivered: z.number().int(),
  read: z.number().int(),
  rating: z.number().int().nullable(),
  note: z.string().nullable(),
})
export type ChatSummary = z.output<typeof chatSummary>

/** An event of the operators’ stream. */
export interface OperatorChatEvent {
  readonly chat?: ChatSummary
  /** A new line of that conversation. */
  readonly entry?: z.output<typeof chatEntry>
  /** The conversation whose member is typing. */
  readonly typing?: string
}

const guarded = { access: 'operator', right: 'members', branded: false } as const
const one = z.object({ id: z.uuid() })

export const listChats = defineCall({
  ...guarded,
  method: 'GET',
  path: '/wps/operator/chats',
  brandOf: { listed: 'merchant' },
  summary:
    'Conversations with customer service: those that wait (longest first), one’s own, or all (newest first)',
  query: z.object({
    box: z.enum(CHAT_BOXES).default('waiting'),
    merchant: idText.optional(),
    /** In what was written, in notes, and of accounts and addresses. */
    search: shortText.optional(),
    cursor: cursorText.optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(MOST_LISTED).default(30),
  }),
  response: z.object({
    list: z.array(chatSummary),
    nextCursor: z.string().nullable(),
    counts: z.object({ waiting: z.number().int(), mine: z.number().int() }),
  }),
})

export const readChat = defineCall({
  ...guarded,
  method: 'GET',
  path: '/wps/operator/chats/:id',
  brandOf: { thing: 'chat' },
  summary: 'One conversation and a page of it, the newest by default',
  params: one,
  query: span,
  response: z.object({ chat: chatSummary, ...entryPage }),
})

export const chatContext = defineCall({
  ...guarded,
  method: 'GET',
  path: '/wps/operator/chats/:id/context',
  brandOf: { thing: 'chat' },
  summary:
    'Who writes: brand, language, where they came from; balance and devices where the role may see them',
  params: one,
  response: z.object({
    merchant: z.string(),
    brand: z.string(),
    language: z.string(),
    account: z.string().nullable(),
    nickname: z.string().nullable(),
    /** Of a member: whether the account is open. */
    active: z.boolean(),
    since: moment,
    lastLoginAt: moment.nullable(),
    /** Where a guest wants an answer. */
    contact: z.string().nullable(),
    page: z.string().nullable(),
    /** Null where the role may not see it, and for guests. */
    balance: z.object({ amount: decimalText, currency: z.string() }).nullable(),
    devices: z.array(z.object({ name: z.string(), lastSeen: moment })).nullable(),
  }),
})

export const replyChat = defineCall({
  ...guarded,
  method: 'POST',
  path: '/wps/operator/chats/:id/messages',
  brandOf: { thing: 'chat' },
  summary:
    'An answer; who answers an unassigned conversation takes it. Refused with `changed_meanwhile` while it is another’s',
  params: one,
  body: z.strictObject({ clientId, text }),
  response: z.object({ entry: chatEntry, chat: chatSummary }),
})

export const replyChatPicture = defineCall({
  ...guarded,
  method: 'POST',
  path: '/wps/operator/chats/:id/pictures',
  brandOf: { thing: 'chat' },
  summary: 'A picture as an answer (PNG, JPEG, WebP; 5 MB)',
  params: one,
  pictures: { most: 1, mostBytes: MOST_CHAT_PICTURE_BYTES },
  query: z.object({ clientId }),
  response: z.object({ entry: chatEntry, chat: chatSummary }),
})

export const operatorChatPicture = defineCall({
  ...guarded,
  method: 'GET',
  path: '/wps/operator/chats/:id/pictures/:picture',
  brandOf: { thing: 'chat' },
  summary: 'A picture of a conversation, as a data address',
  params: one.extend({ picture: z.uuid() }),
  response: z.object({ src: z.string() }),
})

export const markOperatorChat = defineCall({
  ...guarded,
  method: 'POST',
  path: '/wps/operator/chats/:id/marks',
  brandOf: { thing: 'chat' },
  summary: 'Everything up to this message has been read by an operator',
  params: one,
  body: z.strictObject({ read: seq }),
  response: z.object({ chat: chatSummary }),
})

export const typeOperatorChat = defineCall({
  ...guarded,
  method: 'POST',
  path: '/wps/operator/chats/:id/typing',
  brandOf: { thing: 'chat' },
  summary: 'The operator is typing: shown to the member for a moment, kept nowhere',
  params: one,
  response: z.object({ told: z.boolean() }),
})

export const assignChat = defineCall({
  ...guarded,
  method: 'POST',
  path: '/wps/operator/chats/:id/assign',
  brandOf: { thing: 'chat' },
  summary:
    'Gives a conversation to an operator who may answer, or back to the queue (null); `seen` is who has it as far as one knows, else `changed_meanwhile`; audited',
  params: one,
  body: z.strictObject({ operator: operatorName.nullable(), seen: operatorName.nullable() }),
  response: z.object({ chat: chatSummary }),
})

export const closeChat = defineCall({
  ...guarded,
  method: 'POST',
  path: '/wps/operator/chats/:id/close',
  brandOf: { thing: 'chat' },
  summary: 'Ends a conversation, with a note for operators; a further message opens it again; audited',
  params: one,
  body: z.strictObject({ note: z.string().trim().max(MOST_NOTE) }),
  response: z.object({ chat: chatSummary }),
})

export const cannedAnswers = defineCall({
  ...guarded,
  method: 'GET',
  path: '/wps/operator/canned-answers/:merchant',
  brandOf: { named: 'params' },
  summary: 'The ready answers of a brand, in both languages',
  params: z.object({ merchant: idText }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        title: z.object({ EN: z.string(), TY: z.string() }),
        text: z.object({ EN: z.string(), TY: z.string() }),
      }),
    ),
  }),
})
