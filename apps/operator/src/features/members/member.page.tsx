import { Alert, Button, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { isLanguage } from '@site/config'
import { readCareMember } from '@site/shared-api/contract/play-console'
import { readMember } from '@site/shared-api/contract/operator-member'
import { useLocale, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { MemberFacts } from '#features/members/member-facts.tsx'
import { PartTable } from '#features/members/part-table.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useMay } from '#session/rights.ts'
import { useWhen } from '#when/when.ts'

/** One member: what they have, what they did last, where from. Looking is written down. */
export default function MemberPage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const may = useMay()
  const locale = useLocale()
  const { name = '' } = useParams()
  const [merchant = '', account = ''] = name.split(/:(.*)/s)
  const language = isLanguage(locale) ? locale : 'EN'
  const { data, error } = useQuery({
    queryKey: ['member', merchant, account, language],
    queryFn: ({ signal }) =>
      call(readMember, { params: { merchant, account }, query: { language } }, { signal }),
    // Each asking is a line of the audit.
    refetchOnWindowFocus: false,
  })
  if (!data)
    return (
      <>
        <PageHead title={t('members.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const money = (amount: string, currency: string): string => `${amount} ${currency}`
  return (
    <>
      <PageHead title={`${t('members.one')} ${data.account}`} about={t('members.looked')}>
        {may(readCareMember) && (
          <Button component={Link} to={`/care/${encodeURIComponent(name)}`} variant="outlined">
            {t('care.title')}
          </Button>
        )}
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        <MemberFacts member={data} />
        <PartTable
          title={t('members.lines')}
          names={[
            t('members.at'),
            t('members.what'),
            t('members.game'),
            t('members.amount'),
            t('members.balance'),
          ]}
          rows={data.lines.map((line) => ({
            key: line.id,
            cells: [
              when(line.at),
              line.title,
              line.gameName ?? line.walletId,
              money(line.amount, line.currency),
              money(line.balanceAfter, line.currency),
            ],
          }))}
        />
        <PartTable
          title={t('members.rounds')}
          names={[
            t('members.at'),
            t('members.game'),
            t('members.round'),
            t('members.stake'),
            t('members.payout'),
          ]}
          rows={data.rounds.map((round) => ({
            key: round.id,
            cells: [
              when(round.settledAt ?? round.at),
              `${round.gameName} · ${round.vendorName}`,
              `${round.roundId} · ${t(`members.round_status.${round.status}`)}`,
              money(round.stake, round.currency),
              money(round.payout, round.currency),
            ],
          }))}
        />
        <PartTable
          title={t('members.devices')}
          names={[t('members.device'), t('members.address'), t('members.first'), t('members.last')]}
          rows={data.devices.map((device) => ({
            key: device.id,
            cells: [device.device ?? '–', device.address, when(device.firstAt), when(device.lastAt)],
          }))}
        />
      </Stack>
    </>
  )
}
