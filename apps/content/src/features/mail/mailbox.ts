import { answersOf, inboxUnreadQuery, site } from '@site/shared-api'
import { listMails } from '@site/shared-api/contract/mail'
import {
  mailQuery,
  mailsQuery,
  sendDelete,
  sendRead,
  sendReadAll,
  sendRestore,
  type Changed,
  type MailRow,
} from './mail.api.ts'

/** As many as one call takes. */
const AT_ONCE = 100
/** While this page publishes its own changes it does not fetch them again. */
let publishing = false

/** Changes the cached list, so that it need not be fetched again. */
function patch(change: (rows: readonly MailRow[]) => MailRow[]): void {
  site().queries.setQueryData(
    mailsQuery().queryKey,
    (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, list: change(page.list) })) },
  )
}

/** What was changed here holds for the badge and for every other tab (SHL-24). */
function note({ unread }: Changed): void {
  const { bus, queries } = site()
  queries.setQueryData(inboxUnreadQuery().queryKey, { count: unread })
  publishing = true
  bus.emit('inboxChanged', { unread })
  publishing = false
}

export async function markRead(id: string): Promise<void> {
  const changed = await sendRead(id)
  patch((rows) => rows.map((row) => (row.id === id ? { ...row, read: true } : row)))
  note(changed)
}

export async function markAllRead(): Promise<void> {
  const changed = await sendReadAll()
  patch((rows) => rows.map((row) => ({ ...row, read: true })))
  note(changed)
}

/** Takes messages out of the list; those that another page has deleted go as well. */
export async function removeMails(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const those = ids.slice(at, at + AT_ONCE)
    const changed = await sendDelete(those)
    dropMails(those)
    note(changed)
  }
}

/** What is gone is no longer listed, nor to be read from the cache. */
export function dropMails(ids: readonly string[]): void {
  patch((rows) => rows.filter(({ id }) => !ids.includes(id)))
  for (const id of ids) site().queries.removeQueries({ queryKey: mailQuery(id).queryKey })
}

/** Brings back what was just deleted. */
export async function bringBack(ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) note(await sendRestore(ids.slice(at, at + AT_ONCE)))
  await askAgain()
}

/** The list is fetched again when messages have come, were read or deleted elsewhere; returns how to stop. */
export function followInbox(): () => void {
  const following = site()
    .bus.on('inboxChanged')
    .subscribe(() => {
      if (!publishing) void askAgain()
    })
  return () => following.unsubscribe()
}

const askAgain = (): Promise<void> => site().queries.invalidateQueries({ predicate: answersOf(listMails) })
