import { COPY_MS } from '@site/config'
import {
  affiliateCodeQuery,
  ApiError,
  LoadFailed,
  showToast,
  useBrand,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { Button, Icon, Skeleton } from '@site/ui'
import { inviteLink } from './invite-link.ts'
import styles from './invite-panel.module.css'

/** The member's own link for inviting others: to copy, or to hand to another app where the device can. */
export function InvitePanel() {
  const t = useMessages('account')
  const common = useMessages('common')
  const { name } = useBrand()
  const { data, error, refetch } = useQuery(affiliateCodeQuery())
  if (error !== null && data === undefined) {
    if (!(error instanceof ApiError)) return <LoadFailed retry={() => void refetch()} />
    return (
      <p className={styles.refused} role="alert" data-state="failed">
        <Icon name="circle-alert" size={20} />
        {common(`error.${error.code}`)}
      </p>
    )
  }
  const link = data === undefined ? undefined : inviteLink(data.code)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '')
      showToast(common('copied'), 'success', COPY_MS)
    } catch {
      showToast(t('invite.copyByHand'), 'error', COPY_MS)
    }
  }
  // Closing the device's share sheet is not a failure.
  const share = (): void => void navigator.share({ title: name, url: link ?? '' }).catch(() => undefined)
  return (
    <div className={styles.panel} data-state={link === undefined ? 'loading' : 'ready'}>
      <p className={styles.text}>{t('invite.text', { brand: name })}</p>
      <output className={styles.link} aria-label={t('invite.link')}>
        {link ?? <Skeleton shape="text" />}
      </output>
      <div className={styles.actions}>
        <Button full disabled={link === undefined} onClick={() => void copy()}>
          {common('copy')}
        </Button>
        {'share' in navigator ? (
          <Button full variant="secondary" disabled={link === undefined} onClick={share}>
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
