import { call, callQuery, cursorCallQuery } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import {
  deleteMails,
  listMails,
  openMail,
  readMail,
  readMails,
  restoreMails,
  type MailDetail,
  type MailRow,
} from '@site/shared-api/contract/mail'

export type { MailDetail, MailRow }
export type Changed = ValueOf<typeof readMails>

/** The platform's code of a message that is gone: deleted on another page, or taken back. */
export const GONE = 'mail_unknown'

/** Own messages, the newest first (CON-07). */
export const mailsQuery = () => cursorCallQuery(listMails)

export const mailQuery = (id: string) => callQuery(openMail, { params: { id } })

export const sendRead = (id: string): Promise<Changed> => call(readMail, { params: { id } })
export const sendReadAll = (): Promise<Changed> => call(readMails)
export const sendDelete = (ids: readonly string[]): Promise<Changed> =>
  call(deleteMails, { body: { ids: [...ids] } })
export const sendRestore = (ids: readonly string[]): Promise<Changed> =>
  call(restoreMails, { body: { ids: [...ids] } })

/** Where a message is read. */
export const mailAddress = (id: string): string => `/m/webEmail?id=${encodeURIComponent(id)}`
export const INBOX = '/m/webEmail'
