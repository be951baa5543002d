import { Box, Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { operatorChatPicture } from '@site/shared-api/contract/operator-chat'
import { useTranslate } from 'react-admin'
import { call } from '#client/call.ts'

interface Props {
  readonly chat: string
  readonly id: string
}

/** A picture of a conversation. */
export function SeenPicture({ chat, id }: Props) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['chat-picture', chat, id],
    queryFn: ({ signal }) => call(operatorChatPicture, { params: { id: chat, picture: id } }, { signal }),
    staleTime: Infinity,
  })
  if (error) return <Button onClick={() => void refetch()}>{t('chat.picture_retry')}</Button>
  if (data === undefined) return <Skeleton height={140} variant="rounded" width={200} />
  return (
    <Box
      component="img"
      src={data.src}
      alt={t('chat.picture')}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 320 }}
    />
  )
}
