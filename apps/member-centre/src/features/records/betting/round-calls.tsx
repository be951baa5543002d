import { useMessages } from '@site/shared-api'
import type { RoundDetail } from '@site/shared-api/contract/record'
import { Card, Money } from '@site/ui'
import facts from '#figures/facts.module.css'
import { isGain } from '#figures/use-money.ts'

interface Props {
  readonly calls: RoundDetail['calls']
  readonly money: (amount: string) => string
  readonly moment: (iso: string) => string
}

/** A provider's calls to the wallet, in order: what a member shows to customer service. */
export function RoundCalls({ calls, money, moment }: Props) {
  const t = useMessages('member-centre')
  if (calls.length === 0) return null
  return (
    <Card className={facts.card}>
      <h3 className={facts.part}>{t('record.proof')}</h3>
      <p className={facts.about}>{t('record.proof_text')}</p>
      <ol className={facts.calls}>
        {calls.map(({ reference, kind, at, amount, refused }) => (
          <li key={reference} className={facts.call}>
            <span>
              {t(`record.call.${kind}`)}
              {refused ? ` · ${t('record.refused')}` : ''}
            </span>
            {amount === null ? <span>–</span> : <Money amount={money(amount)} gain={isGain(amount)} />}
            <span className={facts.reference}>
              {moment(at)} · {reference}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
