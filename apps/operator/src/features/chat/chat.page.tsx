import { Box, Paper, Typography, useMediaQuery, type Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { ChatList } from '#features/chat/chat-list.tsx'
import { ChatThread } from '#features/chat/chat-thread.tsx'
import { PageHead } from '#layout/page-head.tsx'

/** Conversations with players: the queue beside the one that is answered; one after the other on a phone. */
export default function ChatPage() {
  const t = useTranslate()
  const { id } = useParams()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const height = isWide ? 'calc(100dvh - 170px)' : 'auto'
  return (
    <>
      <PageHead title={t('chat.title')} about={isWide || id === undefined ? t('chat.about') : undefined} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'stretch', minHeight: isWide ? height : undefined }}>
        {(isWide || id === undefined) && (
          <Box sx={{ flex: { xs: '1 1 100%', md: '0 0 320px' }, minWidth: 0 }}>
            <ChatList chosen={id} />
          </Box>
        )}
        {id === undefined ? (
          isWide && (
            <Paper
              variant="outlined"
              sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 4, minWidth: 0 }}
            >
              <Typography color="textSecondary">{t('chat.pick')}</Typography>
            </Paper>
          )
        ) : (
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <ChatThread key={id} id={id} height={isWide ? height : 'calc(100dvh - 130px)'} />
          </Box>
        )}
      </Box>
    </>
  )
}
