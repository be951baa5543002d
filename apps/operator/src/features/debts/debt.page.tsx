import { Alert, Button, Link, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readDebt, writeOffDebt } from '@site/shared-api/contract/debt'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { Facts } from '#facts/facts.tsx'
import { WriteOffDialog } from '#features/debts/write-off-dialog.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { MemberLink } from '#member-link/member-link.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

/** What one member owes, and what made and lessened it. */
export default function DebtPage() {
  const t = useTranslate()
  const may = useMay()
  const when = useWhen()
  const problemText = useProblemText()
  const { id = '' } = useParams()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['debt', id],
    queryFn: ({ signal }) => call(readDebt, { params: { id } }, { signal }),
  })
  if (!data)
    return (
      <>
        <PageHead title={t('debts.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const money = (amount: string): string => `${amount} ${data.currency}`
  const hasDebt = /[1-9]/.test(data.owed)
  return (
    <>
      <PageHead title={`${t('debts.one')} ${money(data.owed)}`} about={data.account}>
        {hasDebt && may(writeOffDebt) && (
          <Button color="error" onClick={() => setAsking(true)} variant="outlined">
            {t('debts.write_off')}
          </Button>
        )}
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        {hasDebt && <Alert severity="warning">{t('debts.closed')}</Alert>}
        <Facts
          facts={[
            [
              t('debts.account'),
              <MemberLink key="account" account={data.account} merchant={data.merchant} />,
            ],
            [t('debts.owed'), money(data.owed)],
            [t('debts.since'), when(data.since)],
          ]}
        />
        <Facts
          title={t('debts.movements')}
          facts={data.movements.map(({ amount, at, by, id: movement, kind, orderId, why }) => [
            when(at),
            <span key={movement}>
              {`${t(`debts.kind.${kind}`)} ${money(amount)} · ${t(`deposits.who.${by}`, { _: by })}`}
              {why !== null && ` · ${why}`}
              {orderId !== null && (
                <>
                  {' · '}
                  <Link component={RouterLink} to={`/deposits/${orderId}`}>
                    {t('deposits.one')}
                  </Link>
                </>
              )}
            </span>,
          ])}
        />
      </Stack>
      {isAsking && (
        <WriteOffDialog changed={() => void refetch()} close={() => setAsking(false)} debt={data} />
      )}
    </>
  )
}
