import { useMessages } from '@site/shared-api'
import { RECORD_RANGES } from '@site/shared-api/contract/record'
import { Chip, ChipRow, classNames, Skeleton } from '@site/ui'
import { lazy, useState } from 'react'
import { LazyPart } from '#lazy-part/lazy-part.tsx'
import { isOwn, type DaysQuery } from './address.ts'
import styles from './days.module.css'

const OwnDays = lazy(() => import('./own-days.tsx'))

interface Props {
  readonly days: DaysQuery
  readonly onChange: (days: DaysQuery) => void
}

/** The days that are looked at: those with a name, or any others. */
export function DaysBar({ days, onChange }: Props) {
  const t = useMessages('member-centre')
  const [choosing, setChoosing] = useState(isOwn(days))
  return (
    <div className={styles.days}>
      <ChipRow label={t('record.days')} className={styles.chips}>
        {RECORD_RANGES.map((range) => (
          <Chip
            key={range}
            selected={!choosing && days.range === range}
            onClick={() => {
              setChoosing(false)
              onChange({ range })
            }}
          >
            {t(`record.range.${range}`)}
          </Chip>
        ))}
        <Chip icon="calendar" selected={choosing} onClick={() => setChoosing(true)}>
          {t('record.range.own')}
        </Chip>
      </ChipRow>
      {choosing ? (
        <LazyPart waiting={<OwnDaysWaiting />}>
          <OwnDays days={days} onChange={onChange} />
        </LazyPart>
      ) : null}
    </div>
  )
}

/** Two days and a button, until they are here. */
function OwnDaysWaiting() {
  return (
    <div className={styles.own} aria-hidden="true">
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={classNames(styles.show, styles.button)} />
    </div>
  )
}
