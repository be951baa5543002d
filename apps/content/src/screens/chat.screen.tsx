import { ChatView } from '#features/chat/index.ts'

/** `/m/chat`: the conversation with customer service (CON-08). */
export default function ChatScreen() {
  return <ChatView />
}
