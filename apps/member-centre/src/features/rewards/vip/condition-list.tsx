import { useMessages } from '@site/shared-api'
import type { VipConditionDto } from '@site/shared-api/contract/vip'
import { Icon, ListRowFace, listRowLook, ListRows } from '@site/ui'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'
import own from './vip.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly conditions: readonly VipConditionDto[]
}

/** Conditions beside what has been done of each. */
export function ConditionList({ id, title, note, conditions }: Props) {
  const t = useMessages('member-centre')
  const money = useMoney()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ListRows>
        {conditions.map(({ done, have, kind, least }) => {
          const text = (amount: string): string => (kind === 'days' ? amount : money(amount))
          const name = t(`vip.condition.${kind}`)
          return (
            <li key={`${kind} ${least}`} {...listRowLook()} data-done={done || undefined}>
              <ListRowFace
                face={<Icon name={done ? 'circle-check' : 'history'} size={20} />}
                tone={done ? 'busy' : 'plain'}
                name={name}
                more={t(done ? 'vip.met' : 'vip.have', { have: text(have), least: text(least) })}
              >
                <progress
                  className={own.bar}
                  value={done ? 1 : Number(have) / Number(least)}
                  max={1}
                  aria-label={`${name} ${text(least)}`}
                />
              </ListRowFace>
            </li>
          )
        })}
      </ListRows>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
