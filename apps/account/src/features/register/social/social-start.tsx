import { useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import type { UnlinkedIdentity } from '#sign-in/social/index.ts'
import styles from './social-start.module.css'

interface Props {
  readonly identity: UnlinkedIdentity
  readonly onDrop: () => void
}

/** Says that the account will be opened by the provider the player came from, and how to do without it. */
export function SocialStart({ identity: { email }, onDrop }: Props) {
  const t = useMessages('account')
  return (
    <div className={styles.linking} role="status">
      <Icon name="circle-check" size={20} />
      <p>
        {email === undefined ? t('social.linking') : t('social.linking_as', { email })}{' '}
        <button type="button" className={styles.link} onClick={onDrop}>
          {t('social.drop')}
        </button>
      </p>
    </div>
  )
}
