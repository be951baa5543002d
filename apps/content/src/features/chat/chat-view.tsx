import { LoadFailed, useLive, useSession } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ChatLog } from './chat-log.tsx'
import { ChatRoom } from './chat-room.ts'
import { ChatStatus } from './chat-status.tsx'
import styles from './chat-view.module.css'
import { Composer } from './composer.tsx'
import { followHeight } from './follow-height.ts'
import { OutsideChat } from './outside-chat.tsx'
import { RateChat } from './rate-chat.tsx'

const TRIAL = 4

/** The conversation: its state, its lines, and the composer above the phone's keyboard. */
export function ChatView() {
  useLive()
  const session = useSession()
  const [room] = useState(() => new ChatRoom())
  const { status, code, state, office, entries, hasEarlier, pending, isTyping, isOffline } =
    useSyncExternalStore(room.follow, room.get, room.get)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => room.start(), [room])
  useEffect(() => (box.current ? followHeight(box.current) : undefined), [])
  const isGuest = session === null || session.type === TRIAL
  const shown = status === 'ready' && entries.length + pending.length === 0 ? 'empty' : status
  if (code === 'feature_unavailable') return <OutsideChat />
  return (
    <div ref={box} className={styles.chat} data-screen="chat" data-state={shown}>
      {status === 'failed' ? <LoadFailed retry={() => void room.load()} /> : null}
      {status === 'loading' ? (
        <div className={styles.waiting}>
          <Skeleton className={styles.theirs} />
          <Skeleton className={styles.mine} />
          <Skeleton className={styles.theirs} />
        </div>
      ) : null}
      {status === 'ready' && state && office ? (
        <>
          <ChatStatus state={state} office={office} isGuest={isGuest} isOffline={isOffline} />
          <ChatLog
            entries={entries}
            pending={pending}
            hasEarlier={hasEarlier}
            state={state}
            isTyping={isTyping}
            isOpen={office.open}
            room={room}
          />
          {state.status === 'closed' && entries.length > 1 ? (
            <RateChat key={state.lastSeq} state={state} rate={(stars) => room.rate(stars)} />
          ) : null}
          <Composer room={room} asksContact={isGuest && !office.open} />
        </>
      ) : null}
    </div>
  )
}
