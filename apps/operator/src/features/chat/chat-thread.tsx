import BackIcon from '@mui/icons-material/ArrowBack'
import {
  Alert,
  Box,
  Button,
  IconButton,
  Paper,
  Stack,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ChatActions } from '#features/chat/chat-actions.tsx'
import { ChatContext } from '#features/chat/chat-context.tsx'
import { ChatReply } from '#features/chat/chat-reply.tsx'
import { EntryRow, WaitingRow } from '#features/chat/entry-row.tsx'
import { Thread } from '#features/chat/thread.ts'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useSession } from '#session/use-session.ts'

interface Props {
  readonly id: string
  readonly height: string
}

/** One conversation: what was said, who has it, who writes, and where one answers. */
export function ChatThread({ id, height }: Props) {
  const t = useTranslate()
  const problemText = useProblemText()
  const name = useSession()?.name
  const [thread] = useState(() => new Thread(id))
  const { chat, entries, hasEarlier, waiting, isTyping, problem } = useSyncExternalStore(
    thread.follow,
    thread.get,
  )
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  useEffect(() => thread.start(), [thread])
  if (problem !== undefined && chat === undefined)
    return <Alert severity="error">{problemText(problem)}</Alert>
  if (chat === undefined) return <Waiting />
  const isAnothers = chat.operator !== null && chat.operator !== name
  return (
    <Box sx={{ display: 'flex', gap: 2, flexDirection: { xs: 'column', lg: 'row' }, height: { lg: height } }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          minWidth: 0,
          height: { xs: height, lg: 'auto' },
        }}
      >
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 1,
            p: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {!isWide && (
            <IconButton component={Link} to="/chat" aria-label={t('chat.back')}>
              <BackIcon />
            </IconButton>
          )}
          <Typography component="h2" variant="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {chat.account ?? t('chat.guest')}
          </Typography>
          <ChatActions chat={chat} changed={(next) => thread.note(next)} />
        </Stack>
        <Box
          role="group"
          aria-label={t('chat.log')}
          tabIndex={0}
          sx={{
            display: 'flex',
            flex: 1,
            flexDirection: 'column-reverse',
            minHeight: 160,
            overflowY: 'auto',
            p: 1.5,
          }}
        >
          <Box sx={{ mb: 'auto' }}>
            {hasEarlier && (
              <Button fullWidth onClick={() => void thread.earlier().catch(() => undefined)} size="small">
                {t('chat.earlier')}
              </Button>
            )}
            <Box aria-live="polite" role="log">
              <Stack component="ol" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
                {entries.map((entry) => (
                  <EntryRow key={entry.seq} chat={chat} entry={entry} />
                ))}
                {waiting.map((one) => (
                  <WaitingRow
                    key={one.clientId}
                    answer={one}
                    retry={() => thread.retry(one.clientId)}
                    discard={() => thread.discard(one.clientId)}
                  />
                ))}
              </Stack>
            </Box>
            <Typography color="textSecondary" sx={{ minHeight: 24 }} variant="body2">
              {isTyping ? t('chat.typing') : ''}
            </Typography>
          </Box>
        </Box>
        {isAnothers ? (
          <Alert severity="info">{t('chat.not_yours', { name: chat.operator })}</Alert>
        ) : (
          <ChatReply chat={chat} thread={thread} />
        )}
      </Paper>
      <Box sx={{ flex: { lg: '0 0 260px' }, overflowY: 'auto' }}>
        <ChatContext id={id} chat={chat} />
      </Box>
    </Box>
  )
}
