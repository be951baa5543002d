import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readConsoleDeposit, readSlip } from '@site/shared-api/contract/deposit-console'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { DepositActions } from '#features/deposits/deposit-actions.tsx'
import { DepositStateChip } from '#features/deposits/deposit-state.tsx'
import { Facts } from '#facts/facts.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { LifeTable } from '#life/life-table.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

const AGAIN_MS = 5_000

/** One deposit: what it came to, everything that happened to it, and what can be done about it. */
export default function DepositPage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['deposit', id],
    queryFn: ({ signal }) => call(readConsoleDeposit, { params: { id } }, { signal }),
    refetchInterval: AGAIN_MS,
  })
  const slip = useQuery({
    queryKey: ['deposit-slip', id],
    enabled: data?.hasSlip === true,
    queryFn: ({ signal }) => call(readSlip, { params: { id } }, { signal }),
  })
  if (!data)
    return (
      <>
        <PageHead title={t('deposits.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const money = (amount: string): string => `${amount} ${data.currency}`
  const facts: [string, React.ReactNode][] = [
    ['state_label', <DepositStateChip key="state" state={data.state} />],
    ['account', <MemberLink key="account" account={data.account} merchant={data.merchant} />],
    ['channel', `${data.channelId} · ${t(`deposits.method.${data.method}`)}`],
    ['reference', `${data.provider} ${data.reference ?? '–'}`],
    ['amount', money(data.amount)],
    ['received', money(data.received)],
    ['credited', data.credited === null ? '–' : money(data.credited)],
    ['unclaimed', money(data.unclaimed)],
    ['reversed', money(data.reversed)],
    ...(/[1-9]/.test(data.disputed) ? [['beyond', money(data.disputed)] as [string, string]] : []),
    ['promotion', data.promotionId ?? '–'],
    ['at', when(data.createdAt)],
    ['expires', when(data.expiresAt)],
  ]
  return (
    <>
      <PageHead title={`${t('deposits.one')} ${money(data.amount)}`} about={data.id}>
        <DepositActions deposit={data} changed={() => void refetch()} />
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        {data.proposal && (
          <Alert severity="info">
            {t('deposits.proposed', {
              amount: money(data.proposal.amount),
              by: data.proposal.by,
              why: data.proposal.why,
            })}
          </Alert>
        )}
        {data.held !== null && (
          <Alert severity="warning">
            {t('deposits.on_hold', {
              unclaimed: money(data.unclaimed),
              why: t(`deposits.held.${data.held}`),
            })}
          </Alert>
        )}
        {data.held === null && /[1-9]/.test(data.unclaimed) && (
          <Alert severity="warning">
            {t('deposits.disputed', {
              asked: money(data.amount),
              received: money(data.received),
              unclaimed: money(data.unclaimed),
            })}
          </Alert>
        )}
        <Facts facts={facts.map(([name, value]) => [t(`deposits.${name}`), value])} />
        {data.receipts.length > 0 && (
          <Facts
            title={t('deposits.receipts')}
            facts={data.receipts.map(({ amount, currency, paidAt, receiptId }) => [
              when(paidAt),
              `${amount} ${currency} · ${receiptId}`,
            ])}
          />
        )}
        {data.reversals.length > 0 && (
          <Facts
            title={t('deposits.reversals')}
            facts={data.reversals.map(({ amount, currency, debt, kind, movedAt, reversalId }) => [
              when(movedAt),
              [
                `${t(`deposits.reversal.${kind}`)} ${amount} ${currency}`,
                ...(/[1-9]/.test(debt) ? [`${t('deposits.reversal_debt')} ${debt}`] : []),
                reversalId,
              ].join(' · '),
            ])}
          />
        )}
        {slip.data && (
          <Card>
            <CardContent>
              <Typography variant="h2">{t('deposits.slip')}</Typography>
              <img alt={t('deposits.slip')} src={slip.data.image} width="320" />
            </CardContent>
          </Card>
        )}
        <LifeTable events={data.events} words="deposits.event" />
      </Stack>
    </>
  )
}
