import { useMessages } from '@site/shared-api'
import { Icon, Skeleton } from '@site/ui'
import styles from './captcha-field.module.css'
import type { Captcha, CaptchaStatus } from './use-captcha.ts'

interface Props {
  readonly captcha: Captcha | undefined
  readonly status: CaptchaStatus
  readonly onRefresh: () => void
}

/** The picture inside its field; a tap brings another one, also where none could be had (ACC-02). */
export function CaptchaPicture({ captcha, status, onRefresh }: Props) {
  const t = useMessages('account')
  const common = useMessages('common')
  return (
    <button
      type="button"
      className={styles.picture}
      onClick={onRefresh}
      aria-label={status === 'failed' ? common('load_failed') : t('captcha.refresh')}
    >
      {captcha !== undefined && status !== 'failed' ? (
        <img
          src={captcha.picture}
          width={captcha.width}
          height={captcha.height}
          alt=""
          data-waiting={status === 'loading' || undefined}
        />
      ) : status === 'failed' ? (
        <span className={styles.failed}>{common('retry')}</span>
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
      <Icon name="refresh-cw" size={16} />
    </button>
  )
}
