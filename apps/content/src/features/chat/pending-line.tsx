import { useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import type { ChatRoom } from './chat-room.ts'
import styles from './entry-line.module.css'
import { LinkedText } from './linked-text.tsx'
import type { Pending } from './pending.ts'
import pictures from './chat-picture.module.css'

interface Props {
  readonly message: Pending
  readonly room: ChatRoom
}

/** A message on its way, or one that was refused and waits for a word of its writer. */
export function PendingLine({ message: { clientId, text, picture, failed, isSlowed }, room }: Props) {
  const t = useMessages('content')
  const wrong = failed === undefined ? undefined : REASONS[failed]
  return (
    <div className={styles.entry} data-from="member" data-pending={failed ?? 'waiting'}>
      <div className={styles.bubble} data-picture={picture === undefined ? undefined : true}>
        {picture === undefined ? (
          <LinkedText text={text} />
        ) : (
          <img className={pictures.picture} src={picture.src} alt={t('chat.picture')} />
        )}
      </div>
      {failed === undefined ? (
        <span className={styles.foot}>{t(isSlowed ? 'chat.slowed' : 'chat.sending')}</span>
      ) : (
        <span className={styles.foot} data-failed role="alert">
          <span className={styles.reason}>{t(wrong === undefined ? 'chat.not_sent' : `chat.${wrong}`)}</span>
          {wrong === undefined ? (
            <Button variant="ghost" onClick={() => room.retry(clientId)}>
              {t('chat.again')}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={() => room.discard(clientId)}>
            {t('chat.discard')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** What is wrong with the picture itself: sent again, it is refused again. */
const REASONS: Readonly<Record<string, string>> = {
  picture_type: 'image_type',
  image_type: 'image_type',
  image_size: 'image_size',
  picture_too_large: 'image_size',
}
