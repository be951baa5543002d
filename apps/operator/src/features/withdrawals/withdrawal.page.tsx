import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import { readConsoleWithdrawal } from '@site/shared-api/contract/withdraw-console'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { AttemptList } from '#features/withdrawals/attempt-list.tsx'
import { CardList } from '#features/withdrawals/card-list.tsx'
import { Facts } from '#facts/facts.tsx'
import { SignalChips } from '#features/withdrawals/signal-chips.tsx'
import { WithdrawalActions } from '#features/withdrawals/withdrawal-actions.tsx'
import { WithdrawalStateChip } from '#features/withdrawals/withdrawal-state.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { LifeTable } from '#life/life-table.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

const AGAIN_MS = 5_000

/** One withdrawal: what it comes to, what speaks against it, whose it is, and what can be done about it. */
export default function WithdrawalPage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['withdrawal', id],
    queryFn: ({ signal }) => call(readConsoleWithdrawal, { params: { id } }, { signal }),
    refetchInterval: AGAIN_MS,
  })
  if (!data)
    return (
      <>
        <PageHead title={t('withdrawals.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const { member } = data
  const money = (amount: string): string => `${amount} ${data.currency}`
  const last = member.lastDeposit
  return (
    <>
      <PageHead title={`${t('withdrawals.one')} ${money(data.amount)}`} about={data.id}>
        <WithdrawalActions changed={() => void refetch()} withdrawal={data} />
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        {data.state === 'waiting' && data.approvals.length > 0 && (
          <Alert severity="info">
            {t('withdrawals.first', { by: data.approvals.map(({ by }) => by).join(', ') })}
          </Alert>
        )}
        {data.outcomeNeeded && <Alert severity="warning">{t('withdrawals.unknown_about')}</Alert>}
        {data.attempts.map(
          ({ id: attemptId, proposal }) =>
            proposal && (
              <Alert key={attemptId} severity="info">
                {t('withdrawals.proposed', {
                  by: proposal.by,
                  outcome: t(`withdrawals.outcome.${proposal.outcome}`),
                  evidence: proposal.evidence,
                  reference: proposal.reference ?? '–',
                })}
              </Alert>
            ),
        )}
        {/[1-9]/.test(data.disputed) && (
          <Alert severity="error">{t('withdrawals.disputed_about', { amount: money(data.disputed) })}</Alert>
        )}
        <Facts
          facts={[
            [t('withdrawals.state_label'), <WithdrawalStateChip key="state" state={data.state} />],
            [t('withdrawals.signals'), <SignalChips key="signals" signals={data.signals} />],
            [
              t('withdrawals.account'),
              <MemberLink key="account" account={data.account} merchant={data.merchant} />,
            ],
            [t('withdrawals.card'), `${data.bankName} ••${data.number} · ${data.holder}`],
            [t('withdrawals.amount'), money(data.amount)],
            [t('withdrawals.fee'), money(data.fee)],
            [t('withdrawals.net'), money(data.net)],
            [
              t('withdrawals.approvals'),
              `${data.approvals.map(({ by }) => by).join(', ') || '–'} (${data.needed})`,
            ],
            [t('withdrawals.reference'), `${data.provider} ${data.reference ?? '–'}`],
            [t('withdrawals.why'), data.why ?? '–'],
            [t('withdrawals.at'), when(data.createdAt)],
          ]}
        />
        <Facts
          facts={[
            [t('withdrawals.registered'), when(member.registeredAt)],
            [t('withdrawals.payee'), member.payeeName ?? '–'],
            [t('withdrawals.balance'), money(member.balance)],
            [t('withdrawals.deposited'), money(member.deposited)],
            [t('withdrawals.withdrawn'), money(member.withdrawn)],
            [
              t('withdrawals.last_deposit'),
              last
                ? t('withdrawals.played', {
                    amount: money(last.amount),
                    at: when(last.at),
                    played: money(last.playedSince),
                  })
                : '–',
            ],
          ]}
          title={t('withdrawals.member')}
        />
        <Card>
          <CardContent>
            <Typography variant="h2">{t('withdrawals.cards')}</Typography>
            <CardList cards={member.cards} changed={() => void refetch()} />
          </CardContent>
        </Card>
        {data.attempts.length > 0 && <AttemptList attempts={data.attempts} />}
        <LifeTable events={data.events} words="withdrawals.event" />
      </Stack>
    </>
  )
}
