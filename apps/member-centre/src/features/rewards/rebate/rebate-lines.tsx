import { useMessages } from '@site/shared-api'
import type { RebateLine } from '@site/shared-api/contract/rebate'
import { Icon, ListRowFace, listRowLook, ListRows } from '@site/ui'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'

const KNOWN = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'POKER', 'LOTT', 'ELOTT']

interface Props {
  readonly lines: readonly RebateLine[]
}

/** Turnover by type and provider, with the rate of each. */
export function RebateLines({ lines }: Props) {
  const t = useMessages('member-centre')
  const money = useMoney()
  return (
    <section className={styles.section} aria-labelledby="rebate-lines">
      <h2 id="rebate-lines" className={styles.title}>
        {t('rebate.lines')}
      </h2>
      <ListRows>
        {lines.map((line) => (
          <li key={`${line.gameType} ${line.vendor}`} {...listRowLook()}>
            <ListRowFace
              face={<Icon name="gamepad-2" size={20} />}
              name={line.vendorName}
              more={[
                KNOWN.includes(line.gameType) ? t(`rebate.type.${line.gameType}`) : line.gameType,
                t('rebate.turnover', { turnover: money(line.turnover), rate: line.rate }),
              ].join(' · ')}
              end={<strong>{money(line.amount)}</strong>}
            />
          </li>
        ))}
      </ListRows>
    </section>
  )
}
