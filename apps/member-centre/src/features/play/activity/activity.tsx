import {
  LoadFailed,
  routeExists,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQuery,
  useSession,
  Link,
} from '@site/shared-api'
import { Button, Card, Chip, ChipRow, Icon, MenuRowFace, menuRowLook } from '@site/ui'
import { useState } from 'react'
import { momentText } from '#amounts/moment-text.ts'
import { dayText } from '../day-text.ts'
import { activityQuery, historyQuery, type Range } from '../play.api.ts'
import styles from '../play.module.css'
import { Waiting } from '../play.tsx'
import { useLimitWords } from '../words.ts'

const RANGES: readonly Range[] = ['day', 'week', 'month', 'year']
const MONEY = ['deposits', 'withdrawals', 'stakes', 'wins', 'net'] as const
/** The statement to keep is of the account record. */
const RECORD = '/m/transaction/record'

/** What was paid in and out, played and won, and for how long; below it what was done with limits. */
export default function Activity() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const words = useLimitWords()
  const signedIn = useSession() !== null
  const [range, setRange] = useState<Range>('week')
  const { data, isError, refetch } = useQuery({ ...activityQuery(range), enabled: signedIn })
  return (
    <>
      <ChipRow label={t('play.range')}>
        {RANGES.map((one) => (
          <Chip key={one} selected={one === range} onClick={() => setRange(one)}>
            {t(`play.range.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {data === undefined ? (
        isError ? (
          <LoadFailed retry={() => void refetch()} />
        ) : (
          <Waiting />
        )
      ) : (
        <Card>
          <dl className={styles.facts}>
            {MONEY.map((name) => [
              <dt key={name}>{t(`play.sum.${name}`)}</dt>,
              <dd key={`${name} value`}>{words.amount('deposit', data[name])}</dd>,
            ])}
            <dt>{t('play.sum.minutes')}</dt>
            <dd>{words.minutes(data.minutes)}</dd>
          </dl>
          <p className={styles.note}>{t('play.since', { day: dayText(data.from, language) })}</p>
        </Card>
      )}
      {routeExists(RECORD) ? (
        <Card padding="none">
          <Link to={RECORD} {...menuRowLook()}>
            <MenuRowFace icon={<Icon name="receipt-text" size={20} />} text={t('play.statement')} />
          </Link>
        </Card>
      ) : null}
      <History />
    </>
  )
}

function History() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const words = useLimitWords()
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...historyQuery(),
    enabled: signedIn,
  })
  const zone = data?.pages[0]?.timeZone
  const lines = data?.pages.flatMap(({ list }) => list) ?? []
  if (zone === undefined || lines.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="play-history">
      <h2 id="play-history" className={styles.title}>
        {t('play.history')}
      </h2>
      <Card>
        <dl className={styles.facts}>
          {lines.map(({ amount, at, id, kind, period, what }) => [
            <dt key={id}>{momentText(at, language, zone)}</dt>,
            <dd key={`${id} what`}>
              {[
                t(`play.did.${what}`),
                ...(kind === null || period === null
                  ? []
                  : [t(`play.kind.${kind}`), t(`play.period.${period}`)]),
                ...(amount === null || kind === null ? [] : [words.amount(kind, amount)]),
              ].join(' · ')}
            </dd>,
          ])}
        </dl>
      </Card>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.more')}
        </Button>
      ) : null}
    </section>
  )
}
