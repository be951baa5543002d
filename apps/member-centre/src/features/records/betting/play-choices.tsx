import { useMessages } from '@site/shared-api'
import type { BettingTotals } from '@site/shared-api/contract/record'
import { Choice } from '#figures/choice.tsx'
import styles from '../records.module.css'
import { typeName } from './type-name.ts'

interface Props {
  readonly played: BettingTotals['played'] | undefined
  readonly gameType: string | undefined
  readonly vendor: string | undefined
  readonly onChange: (values: {
    readonly type?: string | undefined
    readonly vendor?: string | undefined
  }) => void
}

/** Kinds of games and providers that were played within the days. */
export function PlayChoices({ played, gameType, vendor, onChange }: Props) {
  const t = useMessages('member-centre')
  return (
    <div className={styles.choices}>
      <Choice
        label={t('record.type')}
        all={t('record.type_all')}
        value={gameType}
        options={(played?.gameTypes ?? []).map((one) => [one, typeName(one, t)])}
        onChange={(type) => onChange({ type, vendor })}
      />
      <Choice
        label={t('record.vendor')}
        all={t('record.vendor_all')}
        value={vendor}
        options={(played?.vendors ?? []).map((one) => [one.vendor, one.name])}
        onChange={(value) => onChange({ type: gameType, vendor: value })}
      />
    </div>
  )
}
