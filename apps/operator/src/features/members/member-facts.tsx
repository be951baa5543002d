import { Card, CardContent, Stack } from '@mui/material'
import type { ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { useTranslate } from 'react-admin'
import { useWhen } from '#when/when.ts'

/** Who a member is, what they have, and what a month of play came to. */
export function MemberFacts({ member }: { readonly member: ConsoleMemberDetail }) {
  const t = useTranslate()
  const when = useWhen()
  const money = (amount: string): string => `${amount} ${member.currency}`
  const facts: [string, string][] = [
    ['account', `${member.merchant} / ${member.account}`],
    ['number', member.id],
    ['nickname', member.nickname ?? '–'],
    ['payee', member.payeeName ?? '–'],
    ['mobile', member.mobile ?? '–'],
    ['state', t(`members.status.${member.status}`)],
    ['play', t(member.restricted ? 'members.kept_from_play' : 'members.may_play')],
    ['vip', String(member.vipLevel)],
    ['since', when(member.createdAt)],
    ['last_login', member.lastLoginAt === null ? '–' : when(member.lastLoginAt)],
    ...member.wallets.map(({ name, balance, currency }): [string, string] => [
      name,
      `${balance} ${currency}`,
    ]),
    ['held', money(member.held)],
    ['month_rounds', String(member.play.rounds)],
    ['month_bet', money(member.play.bet)],
    ['month_won', money(member.play.won)],
    ['month_net', money(member.play.net)],
  ]
  return (
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
            <dt key={name}>{t(`members.${name}`, { _: name })}</dt>,
            <dd key={`${name} value`}>{value}</dd>,
          ])}
        </Stack>
      </CardContent>
    </Card>
  )
}
