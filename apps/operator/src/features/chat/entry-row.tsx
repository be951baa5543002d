import { Box, Button, Typography } from '@mui/material'
import type { ChatEntry } from '@site/shared-api/contract/chat'
import type { ChatSummary } from '@site/shared-api/contract/operator-chat'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LinkedText } from '#features/chat/linked-text.tsx'
import { SeenPicture } from '#features/chat/seen-picture.tsx'
import type { Waiting } from '#features/chat/thread.ts'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

interface BubbleProps {
  readonly seq?: number
  readonly isOurs: boolean
  readonly foot: ReactNode
  readonly children: ReactNode
}

function Bubble({ seq, isOurs, foot, children }: BubbleProps) {
  return (
    <Box
      component="li"
      data-seq={seq}
      sx={{ alignSelf: isOurs ? 'flex-end' : 'flex-start', maxWidth: '85%', minWidth: 0 }}
    >
      <Box
        sx={{
          bgcolor: isOurs ? 'action.selected' : 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflowWrap: 'anywhere',
          px: 1.5,
          py: 1,
          whiteSpace: 'pre-wrap',
        }}
      >
        {children}
      </Box>
      <Typography color="textSecondary" component="div" sx={{ px: 0.5 }} variant="caption">
        {foot}
      </Typography>
    </Box>
  )
}

/** A conversation that is reopened by a member has become that account's. */
const eventKey = (kind: ChatEntry['kind'], by: string | null): string =>
  kind === 'reopened' && by !== null ? 'signed_in' : kind

interface Props {
  readonly chat: ChatSummary
  readonly entry: ChatEntry
}

/** One line of a conversation. */
export function EntryRow({ chat, entry }: Props) {
  const t = useTranslate()
  const when = useWhen()
  const { from, kind, text, picture, by, at, seq } = entry
  if (from === 'house')
    return (
      <Typography
        color="textSecondary"
        component="li"
        data-seq={seq}
        sx={{ textAlign: 'center' }}
        variant="body2"
      >
        {t(`chat.told.${eventKey(kind, by)}`, { by: by ?? '', text })} · {when(at)}
      </Typography>
    )
  const isOurs = from === 'operator'
  const mark = chat.read >= seq ? 'read' : chat.delivered >= seq ? 'delivered' : 'sent'
  return (
    <Bubble
      seq={seq}
      isOurs={isOurs}
      foot={`${isOurs ? (by ?? '') : (chat.account ?? t('chat.guest'))} · ${when(at)}${isOurs ? ` · ${t(`chat.${mark}`)}` : ''}`}
    >
      {picture === null ? <LinkedText text={text} /> : <SeenPicture chat={chat.id} id={picture.id} />}
    </Bubble>
  )
}

interface WaitingProps {
  readonly answer: Waiting
  retry(): void
  discard(): void
}

/** An answer on its way, or one that was refused. */
export function WaitingRow({ answer: { text, picture, failed }, retry, discard }: WaitingProps) {
  const t = useTranslate()
  const problemText = useProblemText()
  return (
    <Bubble
      isOurs
      foot={
        failed === undefined ? (
          t('chat.sending')
        ) : (
          <span role="alert">
            {t('chat.not_sent')}: {problemText(failed)}
            <Button onClick={retry} size="small">
              {t('chat.again')}
            </Button>
            <Button onClick={discard} size="small">
              {t('chat.discard')}
            </Button>
          </span>
        )
      }
    >
      {picture === undefined ? (
        text
      ) : (
        <Box
          component="img"
          src={picture.src}
          alt={t('chat.picture')}
          sx={{ maxWidth: '100%', maxHeight: 240 }}
        />
      )}
    </Bubble>
  )
}
