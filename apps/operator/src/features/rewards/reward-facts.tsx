import { Box, Card, CardContent, Typography } from '@mui/material'
import type { ReadReward } from '@site/shared-api/contract/promotion'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { PromotionName } from '#features/rewards/promotion-name.tsx'
import { useWhen } from '#when/when.ts'

/** Who applied for what, what is known of the member, and what was decided. */
export function RewardFacts({ reward }: { readonly reward: ReadReward }) {
  const t = useTranslate()
  const when = useWhen()
  const { answer, amount, appliedAt, currency, decidedAt, decidedBy, member, merchant, promotion } = reward
  const { others } = member
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('rewards.promotion'), <PromotionName key="name" promotion={promotion} />],
    [t('rewards.applied'), when(appliedAt)],
    [t('rewards.account'), `${merchant} / ${member.account}`],
    [t('rewards.nickname'), member.nickname ?? t('difference.empty')],
    [t('rewards.since'), when(member.since)],
    [t('rewards.balance'), `${member.balance} ${currency}`],
    [
      t('rewards.others'),
      t('rewards.others_are', {
        paid: others.paid + others.approved,
        refused: others.refused,
        applied: others.applied,
      }),
    ],
    ...(member.closed ? [[t('rewards.member'), t('rewards.closed')] as const] : []),
    ...(decidedAt === null
      ? []
      : [[t('rewards.decided'), `${when(decidedAt)} · ${decidedBy ?? ''}`] as const]),
    ...(amount === null ? [] : [[t('rewards.amount'), `${amount} ${currency}`] as const]),
    ...(answer === null
      ? []
      : [
          [t('rewards.answer'), answer.EN === answer.TY ? answer.EN : `${answer.EN} · ${answer.TY}`] as const,
        ]),
  ]
  return (
    <Card>
      <CardContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' }, m: 0 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography color="textSecondary" component="dt" variant="body2">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}
