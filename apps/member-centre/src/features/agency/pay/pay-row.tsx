import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import type { AgentPay } from '@site/shared-api/contract/agent-fields'
import { ListRowFace, listRowLook, Money } from '@site/ui'
import type { ReactNode } from 'react'
import { isGain, useMoney } from '#figures/use-money.ts'
import styles from '../agency.module.css'
import { rateText } from '../rate.ts'
import { periodText } from './period-text.ts'

interface Props {
  readonly pay: AgentPay
  /** Says of what kind it is, where several stand together. */
  readonly kind?: boolean
  readonly children?: ReactNode
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** An agent's pay for a period: how it was calculated, how much, and whether it has been paid. */
export function PayRow({ pay, kind = false, children }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney(pay.currency)
  const paid = pay.state === 'paid'
  const how = [
    pay.rate === 0
      ? t(`agency.basis.${pay.kind}`, { amount: money(pay.basis) })
      : t(`agency.basis.${pay.kind}`, { amount: `${money(pay.basis)} × ${rateText(pay.rate)}` }),
    pay.active === 0 ? null : t('agency.active_count', { count: formatCount(pay.active, language) }),
    isSome(pay.passedOn) ? t('agency.passed_on', { amount: money(pay.passedOn) }) : null,
    isSome(pay.corrected) ? t('agency.corrected', { amount: money(pay.corrected) }) : null,
  ].filter((text) => text !== null)
  return (
    <div {...listRowLook()} data-pay={pay.state}>
      <ListRowFace
        name={`${kind ? `${t(`agency.pay.${pay.kind}`)} · ` : ''}${periodText(pay.period, language)}`}
        more={how}
        end={
          <>
            <Money amount={money(pay.amount)} gain={paid && isGain(pay.amount)} className={styles.amount} />
            {children}
          </>
        }
        endMore={children === undefined ? t(`agency.state.${pay.state}`) : undefined}
      />
    </div>
  )
}
