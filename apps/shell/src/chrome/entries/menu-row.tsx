import { useMessages } from '@site/shared-api'
import { Badge, Icon } from '@site/ui'
import { PlaceLink } from './place-link.tsx'
import { useRoute } from '#host/routing/location.ts'
import type { MenuItem } from './menu-item.ts'
import styles from './menu-row.module.css'

interface Props {
  readonly item: MenuItem
  readonly onLeave: () => void
  /** Without the arrow at its end, where rows stand side by side. */
  readonly small?: boolean
}

/** One row: its icon, its name, what is unread there. */
export function MenuRow({ item, onLeave, small = false }: Props) {
  const t = useMessages('shell')
  const here = useRoute()
  const face = (
    <>
      <Icon name={item.icon} size={20} />
      <span className={styles.text}>{item.text}</span>
      {item.count === undefined ? null : (
        <Badge count={item.count} label={t('menu.unread', { count: item.count })} />
      )}
      {small ? null : <Icon name="chevron-right" size={16} className={styles.chevron} />}
    </>
  )
  const look = { className: styles.row, 'data-small': small || undefined }
  switch (item.leads) {
    case 'place':
      return (
        <PlaceLink
          {...look}
          route={item.route}
          members={item.members}
          aria-current={here?.id === item.route.id ? 'page' : undefined}
          onClick={onLeave}
        >
          {face}
        </PlaceLink>
      )
    case 'here':
      return (
        <button
          {...look}
          type="button"
          onClick={() => {
            onLeave()
            item.act()
          }}
        >
          {face}
        </button>
      )
    case 'away':
      return (
        <a {...look} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
          {face}
        </a>
      )
  }
}
