import { Alert, Card, CardContent, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readCareMember, type CareMember } from '@site/shared-api/contract/play-console'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { call } from '#client/call.ts'
import { CareActions } from '#features/care/care-actions.tsx'
import { PartTable } from '#lists/part-table.tsx'
import { PageHead } from '#layout/page-head.tsx'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

/** One member's play, as far as it may do harm: what is limited, what points to harm, what was noted and done. Looking is written down. */
export default function CareCasePage() {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const queries = useQueryClient()
  const { name = '' } = useParams()
  const [merchant = '', account = ''] = name.split(/:(.*)/s)
  const queryKey = ['care', merchant, account]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readCareMember, { params: { merchant, account } }, { signal }),
    // Each asking is a line of the audit.
    refetchOnWindowFocus: false,
  })
  if (!data)
    return (
      <>
        <PageHead title={t('care.one')} />
        {error ? <Alert severity="error">{problemText(error)}</Alert> : <Waiting />}
      </>
    )
  const end = (until: string | null): string => (until === null ? t('care.for_ever') : when(until))
  return (
    <>
      <PageHead title={`${t('care.one')} ${data.account}`} about={t('members.looked')}>
        <CareActions member={data} changed={(member) => queries.setQueryData(queryKey, member)} />
      </PageHead>
      <Stack sx={{ gap: 2 }}>
        <Facts member={data} />
        <PartTable
          title={t('care.limits')}
          names={[t('care.limit'), t('care.used'), t('care.own'), t('care.house')]}
          rows={data.limits.map(({ house, kind, own, period, used }) => ({
            key: `${kind} ${period}`,
            cells: [
              `${t(`care.kind.${kind}`)} · ${t(`care.period.${period}`)}`,
              used,
              own ?? '–',
              house ?? '–',
            ],
          }))}
        />
        <PartTable
          title={t('care.exclusions')}
          names={[t('care.what'), t('care.since'), t('care.until'), t('care.by')]}
          rows={data.exclusions.map(({ by, holds, id, kind, scope, since, until }) => ({
            key: id,
            cells: [
              `${t(`care.exclusion.${kind}`)} · ${t(`care.scope.${scope}`)}${holds ? ` · ${t('care.holds')}` : ''}`,
              when(since),
              end(until),
              by,
            ],
          }))}
        />
        <PartTable
          title={t('care.markers')}
          names={[t('care.day'), t('care.what'), t('care.figures')]}
          rows={data.markers.map(({ day, detail, kind }) => ({
            key: `${kind} ${day}`,
            cells: [
              day,
              t(`care.marker.${kind}`),
              Object.entries(detail)
                .map(([what, value]) => `${what}: ${String(value)}`)
                .join(', '),
            ],
          }))}
        />
        <PartTable
          title={t('care.notes')}
          names={[t('care.at'), t('care.what'), t('care.text'), t('care.by')]}
          rows={data.notes.map(({ at, by, id, text, what }) => ({
            key: id,
            cells: [when(at), t(`care.deed.${what}`, { _: what }), text, by],
          }))}
        />
      </Stack>
    </>
  )
}

function Facts({ member }: { readonly member: CareMember }) {
  const t = useTranslate()
  const { currency, month } = member
  const facts: [string, string][] = [
    ['state_label', member.state === null ? '–' : t(`care.state.${member.state}`)],
    ['play', t(member.restricted ? 'members.kept_from_play' : 'members.may_play')],
    ['identity_state', t(`care.identity.${member.identity}`)],
    ['month_deposits', `${month.deposits} ${currency}`],
    ['month_withdrawals', `${month.withdrawals} ${currency}`],
    ['month_stakes', `${month.stakes} ${currency}`],
    ['month_net', `${month.net} ${currency}`],
    ['month_minutes', String(month.minutes)],
  ]
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2">
          {t('care.month')}
        </Typography>
        <Stack
          component="dl"
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'auto 1fr', m: 0, '& dd': { m: 0 } }}
        >
          {facts.map(([name, value]) => [
            <dt key={name}>{t(`care.${name}`)}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </Stack>
      </CardContent>
    </Card>
  )
}
