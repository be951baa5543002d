import { useMessages } from '@site/shared-api'
import { VisuallyHidden } from '@site/ui'
import { ChatPicture } from './chat-picture.tsx'
import type { ChatEntry } from './chat.api.ts'
import styles from './entry-line.module.css'
import { LinkedText } from './linked-text.tsx'

interface Props {
  readonly entry: ChatEntry
  /** The one before it was of the other side. */
  readonly isFirst: boolean
  /** How far one's last message has come. */
  readonly mark?: 'sent' | 'delivered' | 'read'
}

const timeOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

/** One line of the conversation: a bubble, or a notice of the house. */
export function EntryLine({ entry, isFirst, mark }: Props) {
  const t = useMessages('content')
  const { from, kind, text, picture, by, at } = entry
  if (from === 'house') {
    const key = kind === 'closed' ? 'chat.closed_by' : `chat.${kind}`
    return <p className={styles.notice}>{t(key, { name: by ?? t('chat.house'), stars: text })}</p>
  }
  const who = from === 'member' ? t('chat.you') : (by ?? t('chat.house'))
  return (
    <div className={styles.entry} data-from={from} data-first={isFirst || undefined}>
      {from === 'operator' && isFirst ? (
        <span className={styles.who}>{who}</span>
      ) : (
        <VisuallyHidden>{who}</VisuallyHidden>
      )}
      <div className={styles.bubble} data-picture={picture === null ? undefined : true}>
        {picture === null ? <LinkedText text={text} /> : <ChatPicture picture={picture} />}
      </div>
      <span className={styles.foot}>
        {timeOf(at)}
        {mark === undefined ? null : ` · ${t(`chat.${mark}`)}`}
      </span>
    </div>
  )
}
