import { useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './devices.module.css'

interface Props {
  readonly busy: boolean
  readonly onEnd: () => void
}

/** Ends every other session, after a question in its own place. */
export function EndOthers({ busy, onEnd }: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  const [asking, setAsking] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) yes.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <Button variant="secondary" size="l" full busy={busy} onClick={() => setAsking(true)}>
        {t('devices.end_others')}
      </Button>
    )
  return (
    <div className={styles.question} role="group" aria-label={t('devices.end_others')}>
      <p>{t('devices.sure')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" full onClick={() => setAsking(false)}>
          {common('cancel')}
        </Button>
        <Button
          ref={yes}
          variant="danger"
          full
          onClick={() => {
            setAsking(false)
            onEnd()
          }}
        >
          {t('devices.end_others_yes')}
        </Button>
      </div>
    </div>
  )
}
