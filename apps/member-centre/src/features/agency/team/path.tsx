import { Link, useMessages } from '@site/shared-api'
import { Icon } from '@site/ui'
import { partAddress } from '../address.ts'
import styles from './team.module.css'

interface Props {
  /** From the agent down: accounts. */
  readonly path: readonly string[]
  /** The last one is a member's own page, not a team. */
  readonly toMember?: boolean
}

/** The way down the tree to here, each step a way back up. */
export function Path({ path, toMember = false }: Props) {
  const t = useMessages('member-centre')
  if (path.length < 2) return null
  return (
    <nav aria-label={t('agency.path')}>
      <ol className={styles.path}>
        {path.map((account, at) => (
          <li key={account} className={styles.step}>
            {at === 0 ? null : <Icon name="chevron-right" size={16} />}
            {at === path.length - 1 ? (
              <span className={styles.here} aria-current={toMember ? 'page' : 'location'}>
                {account}
              </span>
            ) : (
              <Link to={partAddress('team', at === 0 ? {} : { of: account })} className={styles.link}>
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
