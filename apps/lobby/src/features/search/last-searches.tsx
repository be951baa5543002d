import { useMessages } from '@site/shared-api'
import { Chip, ChipRow, IconButton } from '@site/ui'
import styles from './last-searches.module.css'

interface Props {
  readonly searches: readonly string[]
  readonly onChoose: (name: string) => void
  readonly onForget: () => void
}

/** The last searches of this device; on a new one, what may be typed. The place is the same, so that nothing jumps. */
export function LastSearches({ searches, onChoose, onForget }: Props) {
  const t = useMessages('lobby')
  if (searches.length === 0) return <p className={styles.hint}>{t('search_hint')}</p>
  return (
    <div className={styles.place}>
      <ChipRow label={t('recent_searches')} className={styles.row}>
        {searches.map((name) => (
          <Chip key={name} icon="history" aria-pressed={undefined} onClick={() => onChoose(name)}>
            <span className={styles.name}>{name}</span>
          </Chip>
        ))}
      </ChipRow>
      <IconButton icon="x" size={20} label={t('recent_searches_clear')} onClick={onForget} />
    </div>
  )
}
