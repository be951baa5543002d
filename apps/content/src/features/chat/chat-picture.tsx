import { useMessages } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { useEffect, useState } from 'react'
import { readPicture } from './chat.api.ts'
import styles from './chat-picture.module.css'

interface Props {
  readonly picture: { readonly id: string; readonly width: number; readonly height: number }
}

/** A picture of the conversation, which the two sides alone are given. */
export function ChatPicture({ picture: { id, width, height } }: Props) {
  const t = useMessages('content')
  const [shown, setShown] = useState<{ readonly src?: string; readonly failed?: true }>({})
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    readPicture(id).then(
      ({ src }) => isOver || setShown({ src }),
      () => isOver || setShown({ failed: true }),
    )
    return () => {
      isOver = true
    }
  }, [id, tries])
  if (shown.failed)
    return (
      <button type="button" className={styles.failed} onClick={() => (setShown({}), setTries(tries + 1))}>
        {t('chat.picture_failed')}
      </button>
    )
  if (shown.src === undefined) return <Skeleton className={styles.waiting} />
  return (
    <img className={styles.picture} src={shown.src} width={width} height={height} alt={t('chat.picture')} />
  )
}
