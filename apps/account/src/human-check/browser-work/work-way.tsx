import { useMessages } from '@site/shared-api'
import { Spinner } from '@site/ui'
import { useWorkPass } from './use-work-pass.ts'
import styles from './work-way.module.css'

interface Props {
  /** What the way leads past: "I cannot read the picture". */
  readonly text: string
  readonly onPass: (pass: string) => void
}

/** The accessible way past a picture: one tap, then the browser works for a moment. */
export function WorkWay({ text, onPass }: Props) {
  const t = useMessages('account')
  const { status, start } = useWorkPass(onPass)
  return (
    <div className={styles.way} role="status">
      {status === 'working' ? (
        <span className={styles.working}>
          <Spinner size={16} />
          {t('check.working')}
        </span>
      ) : (
        <button type="button" className={styles.button} onClick={() => void start()}>
          {status === 'failed' ? t('check.work_failed') : text}
        </button>
      )}
    </div>
  )
}
