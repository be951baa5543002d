import { Link, useMessages } from '@site/shared-api'
import type { AgentRight } from '@site/shared-api/contract/agent'
import { Badge, Icon, type IconName } from '@site/ui'
import type { Agent } from '../agency.api.ts'
import { partAddress, type Part } from '../address.ts'
import styles from './tiles.module.css'

interface Tile {
  readonly part: Part
  readonly icon: IconName
  /** What one needs for it. */
  readonly right: AgentRight
}

const TILES: readonly Tile[] = [
  { part: 'team', icon: 'user', right: 'team' },
  { part: 'register', icon: 'user-plus', right: 'change' },
  { part: 'links', icon: 'grid-3x3', right: 'team' },
  { part: 'contracts', icon: 'handshake', right: 'team' },
  { part: 'daily', icon: 'calendar', right: 'team' },
  { part: 'hourly', icon: 'history', right: 'team' },
  { part: 'dividend', icon: 'trophy', right: 'team' },
  { part: 'rates', icon: 'sliders-horizontal', right: 'team' },
  { part: 'statement', icon: 'receipt-text', right: 'team' },
  { part: 'transfer', icon: 'send', right: 'change' },
  { part: 'helpers', icon: 'shield-check', right: 'change' },
]

/** The ways on, of which who is signed in may go. */
export function Tiles({ agent }: { readonly agent: Agent }) {
  const t = useMessages('member-centre')
  const open = TILES.filter(({ right }) => agent.rights.includes(right))
  if (open.length === 0) return null
  return (
    <nav aria-label={t('agency.parts')}>
      <ul className={styles.tiles}>
        {open.map(({ part, icon }) => (
          <li key={part}>
            <Link to={partAddress(part)} className={styles.tile}>
              <Icon name={icon} size={24} />
              <span>{t(`agency.part.${part}`)}</span>
              {part === 'contracts' ? (
                <Badge
                  count={agent.waiting}
                  label={t('agency.waiting', { count: agent.waiting })}
                  className={styles.badge}
                />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
