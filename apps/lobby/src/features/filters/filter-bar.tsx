import { Link, useMessages } from '@site/shared-api'
import { ChipFace, chipLook, ChipRow, IconButton } from '@site/ui'
import { useId, useState, type ReactNode } from 'react'
import { BetChoices, type Bets } from './bet-choices.tsx'
import styles from './filter-bar.module.css'

interface Option {
  readonly value: string
  readonly text: string
  /** Where it leads. */
  readonly to: string
}

interface Props {
  /** The list that is narrowed: the bets close with it. */
  readonly place: string
  /** The name search box; absent where names cannot be searched. */
  readonly search: ReactNode
  readonly dataTypes: readonly Option[]
  readonly dataType: string
  readonly onDataType: (value: string) => void
  /** What the games may be narrowed to; fewer than two are nothing to choose. */
  readonly classifications: readonly Option[]
  readonly classification: string | undefined
  /** Where all of them are. */
  readonly anyClassification: string
  readonly bets: Bets
  readonly onBets: (bets: Bets) => void
}

/** Name, data type, classification and bets of a category (A2, LOB-10, LOB-12); the bets open on demand. */
export function FilterBar(props: Props) {
  const { place, search, dataTypes, classifications, bets } = props
  const t = useMessages('lobby')
  const common = useMessages('common')
  const panel = useId()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === place
  const set = bets.minBet !== undefined || bets.minLine !== undefined
  return (
    <div className={styles.bar}>
      {search === null ? null : (
        <div className={styles.line}>
          {search}
          <span className={styles.toggle} data-set={set || undefined}>
            <IconButton
              icon="sliders-horizontal"
              look="raised"
              label={t(set ? 'filter_set' : 'filter')}
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => setOpenAt(open ? undefined : place)}
            />
          </span>
        </div>
      )}
      <div role="group" aria-label={t('data_types')} className={styles.types}>
        {dataTypes.map(({ value, text, to }) => (
          <Link
            key={value}
            to={to}
            className={styles.type}
            aria-current={value === props.dataType ? 'true' : undefined}
            onFollow={() => props.onDataType(value)}
          >
            <span className={styles.face}>{text}</span>
          </Link>
        ))}
      </div>
      {classifications.length < 2 ? null : (
        <ChipRow label={t('classifications')}>
          {[{ value: undefined, text: common('all'), to: props.anyClassification }, ...classifications].map(
            ({ value, text, to }) => (
              <Link
                key={value ?? ''}
                to={to}
                replace
                aria-current={value === props.classification ? 'true' : undefined}
                {...chipLook(value === props.classification)}
              >
                <ChipFace>{text}</ChipFace>
              </Link>
            ),
          )}
        </ChipRow>
      )}
      {open ? <BetChoices id={panel} bets={bets} onBets={props.onBets} /> : null}
    </div>
  )
}
