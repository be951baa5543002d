import { Box, Typography } from '@mui/material'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { openFeedback } from '@site/shared-api/contract/feedback'
import { useTranslate } from 'react-admin'
import { useWhen } from '#when/when.ts'

/** The member who sent a feedback, and their earlier ones. */
export function SenderFacts({ feedback }: { readonly feedback: ValueOf<typeof openFeedback> }) {
  const t = useTranslate()
  const when = useWhen()
  const { member, earlier, sentAt } = feedback
  const facts = [
    [t('feedback.sent_at'), when(sentAt)],
    [t('feedback.nickname'), member.nickname ?? '–'],
    [t('feedback.level'), String(member.vipLevel)],
    [t('feedback.joined'), when(member.joinedAt)],
    [t('feedback.seen'), member.lastSeenAt === null ? '–' : when(member.lastSeenAt)],
  ] as const
  return (
    <>
      <Box component="dl" sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: 'auto 1fr', m: 0 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography color="textSecondary" component="dt" variant="body2">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }} variant="body2">
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {earlier.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Typography component="summary" variant="body2">
            {t('feedback.earlier', { smart_count: earlier.length })}
          </Typography>
          {earlier.map((one) => (
            <Typography key={one.id} sx={{ mt: 1, overflowWrap: 'anywhere' }} variant="body2">
              {`${when(one.sentAt)} · ${t(`feedback.state.${one.state}`)}: ${one.content}`}
            </Typography>
          ))}
        </Box>
      )}
    </>
  )
}
