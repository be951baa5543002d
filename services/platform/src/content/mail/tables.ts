import type { Generated } from 'kysely'

/** Whether a message to many waits for its time, is being sent, was sent to all or was taken back. */
export type MailingState = 'waiting' | 'sending' | 'sent' | 'taken-back'

export interface MailTables {
  mails: {
    id: string
    member_id: string
    kind: Generated<string>
    /** Title and HTML, in both languages or in one; null where they are those of its mailing. */
    texts: unknown
    mailing_id: string | null
    sent_at: Date
    read_at: Date | null
    deleted_at: Date | null
  }
  mailings: {
    id: string
    merchant: string
    texts: unknown
    audience: unknown
    state: MailingState
    send_at: Date
    /** Up to whom it has come: members have it in the order of their ids. */
    last_member: string | null
    reached: Generated<number>
    created_at: Date
    created_by: string
    ended_at: Date | null
    taken_back_at: Date | null
    taken_back_by: string | null
  }
}

declare module '#db/tables' {
  interface Tables extends MailTables {}
}
