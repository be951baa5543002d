import { isAgent, useMessages, useSession } from '@site/shared-api'
import { Icon } from '@site/ui'
import { useId } from 'react'
import { useRoute } from '#routing/location.ts'
import { PlaceLink } from '#frame/place-link.tsx'
import { placeOf, useReachable } from '#frame/places.ts'
import type { MenuEntry } from './menu-entries.ts'
import styles from './side-menu.module.css'

interface Props {
  readonly title: string
  readonly places: readonly MenuEntry[]
  readonly onLeave: () => void
  /** Two a row, for many short names. */
  readonly grid?: boolean
}

/** Entries of the menu that this brand and this player have; a group without any is not drawn (MOD-05, SHL-11). */
export function MenuPlaces({ title, places, onLeave, grid = false }: Props) {
  const t = useMessages('common')
  const here = useRoute()
  const session = useSession()
  const reachable = useReachable()
  const heading = useId()
  const entries = places.flatMap(({ id, icon, text, members, agents = false }) => {
    const route = placeOf(id)
    if (route === undefined || !reachable(route)) return []
    if (agents && (session === null || !isAgent(session.type))) return []
    return [{ route, icon, text: text ?? route.titleKey, members: members ?? route.access === 'member' }]
  })
  if (entries.length === 0) return null
  return (
    <nav aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.places} data-grid={grid || undefined}>
        {entries.map(({ route, icon, text, members }) => (
          <li key={route.id}>
            <PlaceLink
              route={route}
              members={members}
              className={styles.entry}
              aria-current={here?.id === route.id ? 'page' : undefined}
              onClick={onLeave}
            >
              <Icon name={icon} size={20} />
              <span className={styles.entryText}>{t(text)}</span>
              {grid ? null : <Icon name="chevron-right" size={16} className={styles.chevron} />}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
