import { Alert, Card, CardContent, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readConsoleBonus } from '@site/shared-api/contract/bonus-console'
import { useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { BonusStateChip } from '#features/bonuses/bonus-state.tsx'
import { TakeBonus } from '#features/bonuses/take-bonus.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

/** One bonus: its terms as they were when its deposit began, how far it is played for, and how it ended. */
export default function BonusPage() {
  const t = useTranslate()
  const when = useWhen()
  const language = useLocale() === 'TY' ? 'TY' : 'EN'
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['bonus', id],
    queryFn: ({ signal }) => call(readConsoleBonus, { params: { id } }, { signal }),
  })
  if (!data)
    return (
      <>
        <PageHead title={t('bonuses.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const { terms } = data
  const money = (amount: string | null): string => (amount === null ? '–' : `${amount} ${data.currency}`)
  const moment = (at: string | null): string => (at === null ? '–' : when(at))
  const excluded = [...terms.excludedTypes, ...terms.excludedVendors, ...terms.excludedGames]
  const facts: [string, React.ReactNode][] = [
    ['state_label', <BonusStateChip key="state" state={data.state} />],
    ['account', <MemberLink key="account" account={data.account} merchant={data.merchant} />],
    ['promotion', data.promotion[language]],
    ['amount', money(data.amount)],
    ['deposit', `${money(data.deposit)} · ${data.orderId}`],
    ['wagered', `${data.wagered} / ${money(data.required)}`],
    ['percent', `${terms.percent} %`],
    ['most', money(terms.most)],
    ['times', `${terms.wagerTimes} × ${t(`bonuses.of.${terms.wagerOf}`)}`],
    ['max_bet', money(terms.maxBet)],
    ['excluded', excluded.length === 0 ? '–' : excluded.join(', ')],
    ['at', when(data.grantedAt)],
    ['active_from', moment(data.activeFrom)],
    ['expires', moment(data.expiresAt)],
    ['ended', data.endedAt === null ? '–' : `${when(data.endedAt)} · ${data.endedBy ?? ''}`],
    ['why', data.why ?? '–'],
  ]
  return (
    <>
      <PageHead title={`${t('bonuses.one')} ${money(data.amount)}`} about={data.id}>
        <TakeBonus bonus={data} changed={() => void refetch()} />
      </PageHead>
      <Card>
        <CardContent>
          <Stack
            component="dl"
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'auto 1fr',
              m: 0,
              '& dd': { m: 0, overflowWrap: 'anywhere' },
            }}
          >
            {facts.map(([name, value]) => [
              <dt key={name}>{t(`bonuses.${name}`)}</dt>,
              <dd key={`${name} value`}>{value}</dd>,
            ])}
          </Stack>
        </CardContent>
      </Card>
    </>
  )
}
