import { useMessages } from '@site/shared-api'
import { Button, EmptyState } from '@site/ui'
import { useState } from 'react'
import type { ChatEntry, ChatState } from './chat.api.ts'
import styles from './chat-log.module.css'
import type { ChatRoom } from './chat-room.ts'
import { DayLine, dayOf } from './day-line.tsx'
import { EntryLine } from './entry-line.tsx'
import type { Pending } from './pending.ts'
import { PendingLine } from './pending-line.tsx'

interface Props {
  readonly entries: readonly ChatEntry[]
  readonly pending: readonly Pending[]
  readonly hasEarlier: boolean
  readonly state: ChatState
  readonly isTyping: boolean
  /** Customer service is open; else the line above says when it opens. */
  readonly isOpen: boolean
  readonly room: ChatRoom
}

/** What was said, the newest at the bottom, where it stays unless one scrolls up. */
export function ChatLog({ entries, pending, hasEarlier, state, isTyping, isOpen, room }: Props) {
  const t = useMessages('content')
  const [isAsking, setAsking] = useState(false)
  const earlier = (): void => {
    setAsking(true)
    room
      .earlier()
      .catch(() => undefined)
      .finally(() => setAsking(false))
  }
  const lastOwn = entries.findLast(({ from }) => from === 'member')?.seq
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('chat.log')}>
      <div className={styles.inner}>
        {hasEarlier ? (
          <Button variant="ghost" busy={isAsking} onClick={earlier} className={styles.earlier}>
            {t('chat.earlier')}
          </Button>
        ) : null}
        {entries.length + pending.length === 0 ? (
          <EmptyState
            drawing="message-circle"
            title={t('chat.start')}
            {...(isOpen && { text: t('chat.start_hours') })}
          />
        ) : null}
        <div role="log" aria-live="polite" aria-busy={isAsking} aria-label={t('chat.log')}>
          <ol className={styles.lines}>
            {entries.map((entry, at) => (
              <li key={entry.seq} className={styles.line} data-from={entry.from} data-seq={entry.seq}>
                {dayOf(entry.at) === dayOf(entries[at - 1]?.at) ? null : <DayLine at={entry.at} />}
                <EntryLine
                  entry={entry}
                  isFirst={entries[at - 1]?.from !== entry.from}
                  {...(entry.seq === lastOwn && { mark: markOf(entry.seq, state) })}
                />
              </li>
            ))}
            {pending.map((one) => (
              <li key={one.clientId} className={styles.line} data-from="member">
                <PendingLine message={one} room={room} />
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.typing} data-shown={isTyping || undefined}>
          {isTyping ? t('chat.typing', { name: state.operator ?? t('chat.house') }) : null}
        </p>
      </div>
    </div>
  )
}

const markOf = (seq: number, { delivered, read }: ChatState): 'sent' | 'delivered' | 'read' =>
  read >= seq ? 'read' : delivered >= seq ? 'delivered' : 'sent'
