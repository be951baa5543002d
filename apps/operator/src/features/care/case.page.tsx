import { Alert, Chip, Stack } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readCareMember, type CareMember } from '@site/shared-api/contract/play-console'
import type { LimitKind } from '@site/shared-api/contract/play-limit'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { CareActions } from '#features/care/care-actions.tsx'
import { Facts } from '#facts/facts.tsx'
import { PartTable } from '#lists/part-table.tsx'
import { MemberWays } from '#member-link/member-ways.tsx'
import { useNamed } from '#member-link/use-named.ts'
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
  const { account, merchant } = useNamed()
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
  const who = (by: string): string => t(`care.who.${by}`, { _: by })
  const amount = (kind: LimitKind, of: string): string =>
    kind === 'time' ? t('care.minutes', { minutes: of }) : `${of} ${data.currency}`
  const end = (until: string | null): string => (until === null ? t('care.for_ever') : when(until))
  return (
    <>
      <PageHead title={`${t('care.one')} ${data.account}`} about={t('members.looked')}>
        <CareActions member={data} changed={(member) => queries.setQueryData(queryKey, member)} />
      </PageHead>
      <MemberWays account={data.account} at="care" merchant={merchant} />
      <Stack sx={{ gap: 2 }}>
        <CareFacts member={data} />
        <PartTable
          title={t('care.limits')}
          names={[t('care.limit'), t('care.used'), t('care.own'), t('care.house')]}
          rows={data.limits.map(({ house, kind, own, period, used }) => ({
            key: `${kind} ${period}`,
            cells: [
              `${t(`care.kind.${kind}`)} · ${t(`care.period.${period}`)}`,
              amount(kind, used),
              own === null ? '–' : amount(kind, own),
              house === null ? '–' : amount(kind, house),
            ],
          }))}
        />
        <PartTable
          title={t('care.exclusions')}
          names={[t('care.what'), t('care.since'), t('care.until'), t('care.by')]}
          rows={data.exclusions.map(({ by, holds, id, kind, scope, since, until }) => ({
            key: id,
            cells: [
              <Stack
                key="what"
                component="span"
                direction="row"
                sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}
              >
                {`${t(`care.exclusion.${kind}`)} · ${t(`care.scope.${scope}`)}`}
                {holds && <Chip color="error" label={t('care.holds')} size="small" />}
              </Stack>,
              when(since),
              end(until),
              who(by),
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
                .map(([what, value]) =>
                  t(`care.figure.${what}`, { _: `${what}: %{value}`, value: String(value) }),
                )
                .join(', ') || '–',
            ],
          }))}
        />
        <PartTable
          title={t('care.notes')}
          names={[t('care.at'), t('care.what'), t('care.text'), t('care.by')]}
          rows={data.notes.map(({ at, by, id, text, what }) => ({
            key: id,
            cells: [when(at), t(`care.deed.${what}`, { _: what }), text, who(by)],
          }))}
        />
      </Stack>
    </>
  )
}

/** Whether a member may play, and who keeps them from it. */
function playOf({ exclusions, restricted }: CareMember): string {
  if (exclusions.some(({ holds }) => holds)) return 'care.away'
  return restricted ? 'members.kept_from_play' : 'members.may_play'
}

function CareFacts({ member }: { readonly member: CareMember }) {
  const t = useTranslate()
  const { currency, month } = member
  const money = (of: string): string => `${of} ${currency}`
  return (
    <>
      <Facts
        facts={[
          [t('care.state_label'), t(member.state === null ? 'care.no_case' : `care.state.${member.state}`)],
          [t('care.play'), t(playOf(member))],
          [t('care.identity_state'), t(`care.identity.${member.identity}`)],
        ]}
      />
      <Facts
        facts={[
          [t('care.month_deposits'), money(month.deposits)],
          [t('care.month_withdrawals'), money(month.withdrawals)],
          [t('care.month_stakes'), money(month.stakes)],
          [t('care.month_net'), money(month.net)],
          [t('care.month_minutes'), String(month.minutes)],
        ]}
        title={t('care.month')}
      />
    </>
  )
}
