import ChatIcon from '@mui/icons-material/ForumOutlined'
import { listChats } from '@site/shared-api/contract/operator-chat'
import { lazy } from 'react'
import type { ConsolePage } from '#console-page.ts'

const ChatPage = lazy(() => import('#features/chat/chat.page.tsx'))

export const CHAT_PAGES: readonly ConsolePage[] = [
  {
    path: '/chat',
    label: 'chat.title',
    group: 'members',
    Icon: ChatIcon,
    needs: listChats,
    Page: ChatPage,
  },
  {
    path: '/chat/:id',
    label: 'chat.title',
    needs: listChats,
    Page: ChatPage,
  },
]
