import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useOpening } from '#chat-launch/use-opening.ts'
import type { ChatState, Office } from './chat.api.ts'
import styles from './chat-status.module.css'

interface Props {
  readonly state: ChatState
  readonly office: Office
  readonly isGuest: boolean
  readonly isOffline: boolean
}

/** One line above the conversation: who answers, or when and how customer service will. */
export function ChatStatus({ state, office, isGuest, isOffline }: Props) {
  const t = useMessages('content')
  const when = useOpening(office.opensAt)
  const text = isOffline
    ? t('chat.offline')
    : state.status === 'open'
      ? t('chat.with', { name: state.operator ?? t('chat.house') })
      : !office.open
        ? `${t('chat.closed', { when })} ${t(isGuest ? 'chat.closed_guest' : 'chat.closed_member')}`
        : state.status === 'waiting'
          ? t('chat.waiting')
          : state.status === 'closed' && state.lastSeq > 1
            ? t('chat.ended')
            : undefined
  const tone = isOffline ? 'off' : state.status === 'open' ? 'here' : office.open ? 'soon' : 'away'
  return (
    <p className={styles.status} data-tone={tone} role="status">
      {text === undefined ? null : (
        <>
          {isOffline ? (
            <Icon name="wifi-off" size={16} />
          ) : (
            <span className={styles.dot} aria-hidden="true" />
          )}
          <span>{text}</span>
        </>
      )}
    </p>
  )
}
