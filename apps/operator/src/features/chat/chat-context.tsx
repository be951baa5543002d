import { Alert, Box, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { chatContext, type ChatSummary } from '@site/shared-api/contract/operator-chat'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

interface Props {
  readonly id: string
  readonly chat: ChatSummary
}

/** Who writes, as far as the operator's role may know it. */
export function ChatContext({ id, chat }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const problemText = useProblemText()
  const { data, error } = useQuery({
    queryKey: ['chat-context', id],
    queryFn: ({ signal }) => call(chatContext, { params: { id } }, { signal }),
  })
  if (error) return <Alert severity="error">{problemText(error)}</Alert>
  if (data === undefined) return <Waiting />
  const rows: [string, string | null][] = [
    ['brand', data.brand],
    ['account', data.account],
    ['nickname', data.nickname],
    ['language', t(`language.${data.language}`, { _: data.language })],
    ['page', data.page],
    ['contact', data.contact],
    ['balance', data.balance && `${data.balance.amount} ${data.balance.currency}`],
    ['since', when(data.since)],
    ['last_login', data.lastLoginAt && when(data.lastLoginAt)],
    ['devices', data.devices && data.devices.map(({ name }) => name).join(', ')],
    ['note', chat.note],
    ['rating', chat.rating === null ? null : `${chat.rating} / 5`],
  ]
  return (
    <Paper component="section" variant="outlined" aria-label={t('chat.about_player')} sx={{ p: 1.5 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('chat.about_player')}
      </Typography>
      {!data.active && <Alert severity="warning">{t('chat.frozen')}</Alert>}
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {rows.map(([label, value]) =>
          value === null || value === '' ? null : (
            <div key={label}>
              <Typography color="textSecondary" component="dt" variant="caption">
                {t(`chat.${label}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ),
        )}
      </Box>
    </Paper>
  )
}
