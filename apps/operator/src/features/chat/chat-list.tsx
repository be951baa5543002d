import {
  Alert,
  Badge,
  Button,
  Chip,
  List,
  ListItemButton,
  ListItemText,
  Paper,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CHAT_BOXES, listChats, type ChatSummary } from '@site/shared-api/contract/operator-chat'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '#client/call.ts'
import { chatFeed } from '#features/chat/chat-feed.ts'
import { Waiting } from '#layout/waiting.tsx'
import { useProblemText } from '#problems/problem-text.ts'
import { useWhen } from '#when/when.ts'

/** However much happens, the list is read anew this often at most. */
const READ_EVERY_MS = 500

/** Who waits, one's own, and all conversations with a search. */
export function ChatList({ chosen }: { readonly chosen: string | undefined }) {
  const t = useTranslate()
  const problemText = useProblemText()
  const [box, setBox] = useState<(typeof CHAT_BOXES)[number]>('waiting')
  const [search, setSearch] = useState('')
  const filters = { box, ...(box === 'all' && search.trim() !== '' && { search: search.trim() }) }
  useFreshLists()
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['chats', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listChats, { query: { ...filters, ...(pageParam !== '' && { cursor: pageParam }) } }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const chats = data?.pages.flatMap(({ list }) => list)
  const counts = data?.pages[0]?.counts
  const isOpen = useSyncExternalStore(chatFeed.watch, chatFeed.isOpen)
  const count = { waiting: counts?.waiting ?? 0, mine: counts?.mine ?? 0, all: 0 }
  return (
    <Paper component="section" variant="outlined" aria-label={t('chat.list')} sx={{ overflow: 'hidden' }}>
      <Tabs
        aria-label={t('chat.box.label')}
        value={box}
        variant="fullWidth"
        onChange={(_event, next: (typeof CHAT_BOXES)[number]) => setBox(next)}
      >
        {CHAT_BOXES.map((one) => (
          <Tab
            key={one}
            value={one}
            label={
              <Badge badgeContent={count[one]} color="primary" sx={{ '& .MuiBadge-badge': { right: -12 } }}>
                {t(`chat.box.${one}`)}
              </Badge>
            }
          />
        ))}
      </Tabs>
      {!isOpen && data !== undefined && <Alert severity="warning">{t('chat.live.down')}</Alert>}
      {box === 'all' && (
        <TextField
          fullWidth
          helperText={t('chat.search_help')}
          label={t('chat.search')}
          onChange={({ target }) => setSearch(target.value)}
          size="small"
          sx={{ p: 1 }}
          type="search"
          value={search}
        />
      )}
      {error ? (
        <Alert severity="error">{problemText(error)}</Alert>
      ) : chats === undefined ? (
        <Waiting />
      ) : chats.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t(`chat.none.${box}`)}
        </Typography>
      ) : (
        <List disablePadding sx={{ maxHeight: { md: 'calc(100dvh - 260px)' }, overflowY: 'auto' }}>
          {chats.map((chat) => (
            <ChatRow key={chat.id} chat={chat} isChosen={chat.id === chosen} />
          ))}
        </List>
      )}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('chat.more')}
        </Button>
      )}
    </Paper>
  )
}

/** Lists follow the events of the platform. */
function useFreshLists(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const read = (): void => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void queries.invalidateQueries({ queryKey: ['chats'] })
      }, READ_EVERY_MS)
    }
    const leave = chatFeed.listen(({ chat }) => {
      if (chat) read()
    }, read)
    return () => {
      clearTimeout(waiting)
      leave()
    }
  }, [queries])
}

interface RowProps {
  readonly chat: ChatSummary
  readonly isChosen: boolean
}

function ChatRow({ chat, isChosen }: RowProps) {
  const t = useTranslate()
  const when = useWhen()
  const { id, account, merchant, status, operator, lastText, lastAt, waitingSince, unread } = chat
  return (
    <li>
      <ListItemButton component={Link} to={`/chat/${id}`} selected={isChosen} sx={{ gap: 1 }}>
        <ListItemText
          primary={`${account ?? t('chat.guest')} · ${merchant}`}
          secondary={
            <>
              {lastText === '' ? t('chat.picture') : lastText}
              <br />
              {waitingSince === null
                ? `${when(lastAt)}${operator === null ? '' : ` · ${operator}`}`
                : t('chat.waits_since', { when: when(waitingSince) })}
            </>
          }
          slotProps={{
            primary: { noWrap: true },
            secondary: {
              sx: {
                overflowWrap: 'anywhere',
                display: '-webkit-box',
                WebkitLineClamp: 3,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              },
            },
          }}
        />
        {unread > 0 ? (
          <Chip
            color="primary"
            label={unread}
            size="small"
            aria-label={t('chat.unread', { smart_count: unread })}
          />
        ) : (
          <Chip label={t(`chat.status.${status}`)} size="small" variant="outlined" />
        )}
      </ListItemButton>
    </li>
  )
}
