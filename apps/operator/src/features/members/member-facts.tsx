import { Chip, Stack } from '@mui/material'
import type { MoneyLimits } from '@site/shared-api/contract/member-admin'
import type { ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { useTranslate } from 'react-admin'
import { Facts } from '#facts/facts.tsx'
import { useWhen } from '#when/when.ts'

/** Who a member is, what they have, what a month of play came to, what they are kept from and within which bounds. */
export function MemberFacts({ member }: { readonly member: ConsoleMemberDetail }) {
  const t = useTranslate()
  const when = useWhen()
  const money = (amount: string): string => `${amount} ${member.currency}`
  const { limits } = member
  return (
    <Stack
      sx={{ alignItems: 'start', display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
    >
      <Facts
        title={t('members.who')}
        facts={[
          [t('members.account'), `${member.merchant} / ${member.account}`],
          [t('members.number'), member.id],
          [t('members.nickname'), member.nickname ?? '–'],
          [t('members.payee'), member.payeeName ?? '–'],
          [t('members.mobile'), member.mobile ?? '–'],
          [
            t('members.state'),
            <Stack key="state" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
              {member.freezes.length === 0 ? (
                <Chip label={t('members.status.active')} size="small" />
              ) : (
                member.freezes.map(({ part }) => (
                  <Chip key={part} color="warning" label={t(`members.frozen.${part}`)} size="small" />
                ))
              )}
            </Stack>,
          ],
          [t('members.vip'), String(member.vipLevel)],
          [t('members.since'), when(member.createdAt)],
          [t('members.last_login'), member.lastLoginAt === null ? '–' : when(member.lastLoginAt)],
        ]}
      />
      <Facts
        title={t('members.has')}
        facts={[
          ...member.wallets.map(({ name, balance, currency }) => [name, `${balance} ${currency}`] as const),
          [t('members.held'), money(member.held)],
          [t('members.debt'), money(member.debt)],
          [t('members.sum.deposited'), money(member.sums.deposited)],
          [t('members.sum.reversed'), money(member.sums.reversed)],
          [t('members.sum.withdrawn'), money(member.sums.withdrawn)],
          [t('members.sum.bonuses'), money(member.sums.bonuses)],
          [t('members.sum.adjusted'), money(member.sums.adjusted)],
          [t('members.month_rounds'), String(member.play.rounds)],
          [t('members.month_bet'), money(member.play.bet)],
          [t('members.month_won'), money(member.play.won)],
          [t('members.month_net'), money(member.play.net)],
        ]}
      />
      {member.freezes.length > 0 && (
        <Facts
          title={t('members.frozen_title')}
          facts={member.freezes.map(({ by, part, since, why }) => [
            t(`members.part.${part}`),
            since === null
              ? t('members.frozen_otherwise')
              : t('members.frozen_by', { by: by ?? '–', at: when(since), why: why ?? '–' }),
          ])}
        />
      )}
      {limits && (
        <Facts
          title={t('members.limits')}
          facts={[
            [t('members.limit.deposit'), <Bounds key="deposit" bounds={limits.limits.deposit} />],
            [t('members.limit.withdrawal'), <Bounds key="withdrawal" bounds={limits.limits.withdrawal} />],
            [t('members.by'), `${limits.by}, ${when(limits.at)}`],
            [t('members.why'), limits.why],
          ]}
        />
      )}
    </Stack>
  )
}

/** Bounds in one line; what is not said is as the brand says. */
function Bounds({ bounds: { max, min, mostPerDay } }: { readonly bounds: MoneyLimits['deposit'] }) {
  const t = useTranslate()
  const said = [
    min === null ? undefined : `${t('members.limit.min')} ${min}`,
    max === null ? undefined : `${t('members.limit.max')} ${max}`,
    mostPerDay === null ? undefined : `${t('members.limit.mostPerDay')} ${mostPerDay}`,
  ].filter((one) => one !== undefined)
  return said.length === 0 ? t('members.limit.none') : said.join(' · ')
}
