import { useMessages } from '@site/shared-api'
import { Chip, ChipRow, TextField } from '@site/ui'
import { useState } from 'react'
import styles from '../../agency.module.css'
import { rateText, typedRate } from '../../rate.ts'

const TYPES = ['member', 'agent'] as const

/** The kind of a new account: a member, or an agent with a rate up to the own one. */
export function useKind(most: number) {
  const t = useMessages('member-centre')
  const [type, setType] = useState<(typeof TYPES)[number]>('member')
  const [typed, setTyped] = useState('0')
  const rate = typedRate(typed)
  const bounds = t('agency.rate_bounds', { min: rateText(0), max: rateText(most) })
  const isWrong = type === 'agent' && (rate === undefined || rate > most)
  return {
    type,
    setType,
    typed,
    setTyped,
    bounds,
    /** Hundredths of a per cent; none for a member. */
    rate: type === 'agent' ? (rate ?? 0) : 0,
    fault: isWrong ? bounds : undefined,
  }
}

interface Props {
  readonly kind: ReturnType<typeof useKind>
  readonly error: string | undefined
  readonly onChange: () => void
}

export function KindFields({ kind, error, onChange }: Props) {
  const t = useMessages('member-centre')
  return (
    <div className={styles.section}>
      <ChipRow label={t('agency.becomes')} className={styles.chips}>
        {TYPES.map((one) => (
          <Chip
            key={one}
            selected={kind.type === one}
            onClick={() => {
              kind.setType(one)
              onChange()
            }}
          >
            {t(`kind.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {kind.type === 'agent' ? (
        <TextField
          label={t('agency.rate')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={kind.typed}
          hint={kind.bounds}
          error={error}
          onChange={({ target }) => {
            kind.setTyped(target.value)
            onChange()
          }}
        />
      ) : null}
    </div>
  )
}
