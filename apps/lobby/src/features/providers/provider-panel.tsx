import { Link, useMessages } from '@site/shared-api'
import { IconButton, iconButtonLook, IconFace } from '@site/ui'
import { useEffect, useRef } from 'react'
import { ProviderIcon } from './provider-icon.tsx'
import styles from './provider-panel.module.css'
import { useOverflow } from './use-overflow.ts'

interface Props {
  /** The list they belong to: another one's begin at their top. */
  readonly place: string
  readonly providers: readonly { readonly vassalage: string; readonly displayName: string }[]
  /** Code of the chosen provider; all of them when there is none. */
  readonly chosen: string | undefined
  /** Address of the games of one provider, or of all. */
  readonly addressOf: (vassalage: string | undefined) => string
  /** Opens the list of all providers. */
  readonly onAll: () => void
  /** Where every choice is taken back; absent where nothing is chosen. */
  readonly clear: string | undefined
}

/** The providers of a category in a list that scrolls, with arrows where it overflows, and a clear button (A2, LOB-11). */
export function ProviderPanel({ place, providers, chosen, addressOf, onAll, clear }: Props) {
  const t = useMessages('lobby')
  const common = useMessages('common')
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(place)
  const { overflows, up, down, turn } = useOverflow(list, providers.length)
  useEffect(() => {
    const row = list.current
    const own = row?.querySelector<HTMLElement>('[aria-current]')
    const moved = shown.current !== place
    shown.current = place
    if (row && own) row.scrollTop = own.offsetTop - (row.clientHeight - own.offsetHeight) / 2
    else if (row && moved) row.scrollTop = 0
  }, [chosen, place])
  if (providers.length < 2 && chosen === undefined && clear === undefined) return null
  return (
    <div className={styles.panel}>
      <div className={styles.ends}>
        <IconButton icon="layout-grid" size={20} label={t('all_providers')} onClick={onAll} />
        {clear === undefined ? null : (
          <Link to={clear} replace aria-label={t('clear_filter')} {...iconButtonLook()}>
            <IconFace icon="x" size={20} />
          </Link>
        )}
      </div>
      <ul ref={list} className={styles.list} aria-label={t('providers')}>
        {providers.map(({ vassalage, displayName }) => (
          <li key={vassalage} className={styles.place}>
            <Link
              to={addressOf(vassalage === chosen ? undefined : vassalage)}
              replace
              className={styles.provider}
              aria-current={vassalage === chosen ? 'true' : undefined}
            >
              <ProviderIcon vassalage={vassalage} chosen={vassalage === chosen} size={32} />
              <span className={styles.name}>{displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
      {overflows ? (
        <div className={styles.ends} role="group" aria-label={common('more')}>
          <IconButton
            icon="chevron-up"
            size={20}
            label={t('providers_up')}
            disabled={!up}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-down"
            size={20}
            label={t('providers_down')}
            disabled={!down}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </div>
  )
}
