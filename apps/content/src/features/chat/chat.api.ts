import { call } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import {
  chatPicture,
  markChat,
  openChat,
  rateChat,
  sendChat,
  sendChatPicture,
  typeChat,
  type ChatEntry,
  type ChatState,
} from '@site/shared-api/contract/chat'
import type { ChosenPicture } from './chosen-picture.ts'

export type { ChatEntry, ChatState }
export type Conversation = ValueOf<typeof openChat>
export type Office = Conversation['office']

/** Page size for missed lines. */
const MOST = 100
/** A picture takes its time on a slow network; sent again, it is there once. */
const OWN = { alert: 'own' } as const

export const readConversation = (span: { readonly before?: number; readonly after?: number } = {}) =>
  call(openChat, { query: { ...span, ...(span.after !== undefined && { limit: MOST }) } })

export interface Message {
  readonly clientId: string
  readonly text: string
  /** Instead of a text. */
  readonly picture?: ChosenPicture
  readonly contact?: string
  readonly page?: string
}

export const sendMessage = ({ clientId, text, picture, contact, page }: Message) =>
  picture === undefined
    ? call(
        sendChat,
        {
          body: {
            clientId,
            text,
            ...(contact !== undefined && { contact }),
            ...(page !== undefined && { page }),
          },
        },
        OWN,
      )
    : call(sendChatPicture, { query: { clientId }, pictures: [picture.file] }, OWN)

export const markRead = (read: number) => call(markChat, { body: { read } })
export const sendTyping = () => call(typeChat)
export const rate = (stars: number) => call(rateChat, { body: { stars } })
export const readPicture = (id: string) => call(chatPicture, { params: { id } })
