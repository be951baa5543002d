import { Link, LoadFailed, useLanguage, useMessages, useQuery, useSession } from '@site/shared-api'
import { buttonLook, Card, Money } from '@site/ui'
import { momentText } from '#days/day-text.ts'
import { Facts } from '#figures/facts.tsx'
import facts from '#figures/facts.module.css'
import { lineQuery } from '../records.api.ts'
import styles from '../records.module.css'
import { LineWaiting } from './line-waiting.tsx'
import { isGain, useMoney } from '#figures/use-money.ts'

/** A line of the money with all that it belongs to (MEM-04). */
export default function LineView({ lineId }: { readonly lineId: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...lineQuery(lineId), enabled: signedIn })
  const money = useMoney(data?.line.currency ?? '')
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <LineWaiting />
  const { line, number, reference, others, round, deposit, timeZone } = data
  return (
    <div className={styles.screen} data-screen="transactionRecord" data-line={line.id} data-state="ready">
      <Card className={facts.card}>
        <div className={facts.head}>
          <h2 className={facts.title}>{line.title}</h2>
          <Money amount={money(line.amount)} gain={isGain(line.amount)} className={facts.amount} />
          <p className={facts.about}>{momentText(line.at, language, timeZone)}</p>
        </div>
        <Facts
          facts={[
            [t('record.balance_after'), money(line.balanceAfter)],
            line.gameName === null ? undefined : [t('record.game'), line.gameName],
            ...others.map(({ name, amount }) => [name, money(amount)] as const),
            line.roundId === null ? undefined : [t('record.round'), line.roundId],
            reference === null ? undefined : [t('record.reference'), reference],
            [t('record.number'), number],
          ]}
        />
      </Card>
      {round === null ? null : (
        <Link
          to={`/m/gameRecord?round=${round.id}&at=${round.at}`}
          {...buttonLook({ variant: 'secondary', full: true })}
        >
          {t('record.to_round')}
        </Link>
      )}
      {deposit === null ? null : (
        <Link to={`/m/voucherCenter?order=${deposit}`} {...buttonLook({ variant: 'secondary', full: true })}>
          {t('record.to_deposit')}
        </Link>
      )}
    </div>
  )
}
