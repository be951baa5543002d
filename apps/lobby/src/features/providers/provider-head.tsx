import { imageUrl, Link, useMessages } from '@site/shared-api'
import { Icon, Mark, SectionHeader } from '@site/ui'
import styles from './provider-head.module.css'

interface Props {
  readonly vassalage: string
  readonly name: string
}

/** Whose games these are, and the way to all providers. */
export function ProviderHead({ vassalage, name }: Props) {
  const t = useMessages('lobby')
  return (
    <div className={styles.head}>
      <Mark src={imageUrl(`/img/vendor/${vassalage}.svg`)} size={32} className={styles.logo} />
      <SectionHeader
        title={name}
        className={styles.title}
        link={
          <Link to="/m/gameCenter">
            {t('all_providers')}
            <Icon name="chevron-right" size={16} />
          </Link>
        }
      />
    </div>
  )
}
