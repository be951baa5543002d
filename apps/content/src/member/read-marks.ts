import { answersOf, call, currentSession, site } from '@site/shared-api'
import {
  listAnnouncements,
  listNotices,
  readAllNotices,
  readAnnouncement,
} from '@site/shared-api/contract/announcement'
import { READ_THROTTLE_MS } from '@site/config'
import { atom, useAtomValue } from 'jotai'

/** A trial account has read everything and marks nothing (B4). */
const TRIAL = 4

/** What this visit knows to be read beside what the lists say: marked here, in another tab, on another device. */
const baseRead = atom<ReadonlySet<string>>(new Set<string>())
/** Ends when the last notice is marked, and no sooner than its time is over. */
let marking: Promise<unknown> = Promise.resolve()

export function useReadHere(): ReadonlySet<string> {
  return useAtomValue(baseRead, { store: site().store })
}

const readHere = (): ReadonlySet<string> => site().store.get(baseRead)
const put = (ids: ReadonlySet<string>): void => site().store.set(baseRead, ids)
const without = (id: string): ReadonlySet<string> => new Set([...readHere()].filter((one) => one !== id))

/** Whether the signed-in account can have something unread at all. */
export function marksReading(): boolean {
  const session = currentSession()
  return session !== null && session.type !== TRIAL
}

/** A notice was opened: it is marked as read, one of them in 150 ms, and the announcements are fetched anew (B4). */
export function markRead({ id, read }: { readonly id: string; readonly read: boolean }): void {
  if (read || !marksReading() || readHere().has(id)) return
  put(new Set([...readHere(), id]))
  marking = marking.then(() => Promise.all([send(id), pause()]))
}

const pause = (): Promise<void> => new Promise((over) => setTimeout(over, READ_THROTTLE_MS))

/** One that could not be marked is unread again, and marked when it is opened the next time. */
async function send(announcementId: string): Promise<void> {
  try {
    await call(readAnnouncement, { body: { announcementId, read: true } })
    site().bus.emit('noticesRead', { ids: [announcementId] })
  } catch {
    put(without(announcementId))
  }
}

/** Marks all of them; rejects where that cannot be done now. */
export async function markAllRead(): Promise<void> {
  await call(readAllNotices, { body: { read: true } })
  site().bus.emit('noticesRead', { ids: [] })
}

/** Takes up what is read in other tabs and on other devices, and forgets it when another member signs in; returns how to stop. */
export function followReading(): () => void {
  const { bus, queries } = site()
  const reading = bus.on('noticesRead').subscribe(({ data: { ids } }) => {
    put(new Set([...readHere(), ...ids]))
    void queries.invalidateQueries({ predicate: answersOf(listAnnouncements) })
    // What is read is known by its id; only for "everything" the lists have to be fetched.
    if (ids.length === 0) void queries.invalidateQueries({ predicate: answersOf(listNotices) })
  })
  const forget = (): void => put(new Set())
  reading.add(bus.on('sessionStarted').subscribe(forget))
  reading.add(bus.on('sessionEnded').subscribe(forget))
  return () => reading.unsubscribe()
}
