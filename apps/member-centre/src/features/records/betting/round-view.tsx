import { LoadFailed, useLanguage, useMessages, useQuery, useSession } from '@site/shared-api'
import { Card, Money } from '@site/ui'
import { momentText } from '#days/day-text.ts'
import { Facts } from '#figures/facts.tsx'
import facts from '#figures/facts.module.css'
import { roundQuery } from '../records.api.ts'
import styles from '../records.module.css'
import { isGain, useMoney } from '#figures/use-money.ts'
import { RoundCalls } from './round-calls.tsx'
import { RoundWaiting } from './round-waiting.tsx'
import { typeName } from './type-name.ts'

interface Props {
  readonly id: string
  readonly at: string
}

/** A round with its bets and its provider's calls to the wallet, by the provider's own numbers (MEM-04). */
export default function RoundView({ id, at }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...roundQuery(id, at), enabled: signedIn })
  const money = useMoney(data?.round.currency ?? '')
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <RoundWaiting />
  const { bets, calls, jackpot, round, timeZone } = data
  const moment = (iso: string): string => momentText(iso, language, timeZone)
  const isOver = round.status === 'won' || round.status === 'lost'
  return (
    <div className={styles.screen} data-screen="gameRecord" data-round={round.id} data-state="ready">
      <Card className={facts.card}>
        <div className={facts.head}>
          <h2 className={facts.title}>{round.gameName}</h2>
          {isOver ? (
            <Money amount={money(round.net)} gain={isGain(round.net)} className={facts.amount} />
          ) : null}
          <p className={facts.about}>{t(`record.status.${round.status}`)}</p>
        </div>
        <Facts
          facts={[
            [t('record.bet'), money(round.stake)],
            [t('record.won'), money(round.payout)],
            /[1-9]/.test(jackpot) ? [t('record.jackpot'), money(jackpot)] : undefined,
            [t('record.vendor'), round.vendorName],
            [t('record.type'), typeName(round.gameType, t)],
            [t('record.begun'), moment(round.at)],
            round.settledAt === null ? undefined : [t('record.settled'), moment(round.settledAt)],
            [t('record.round'), round.roundId],
          ]}
        />
      </Card>
      {bets.length > 1 ? (
        <Card className={facts.card}>
          <h3 className={facts.part}>{t('record.bets')}</h3>
          <ul className={facts.calls}>
            {bets.map((bet) => (
              <li key={bet.id} className={facts.call}>
                <span>{money(bet.stake)}</span>
                <span>{t(`record.status.${bet.status}`)}</span>
                <span className={facts.reference}>{moment(bet.at)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <RoundCalls calls={calls} money={money} moment={moment} />
    </div>
  )
}
