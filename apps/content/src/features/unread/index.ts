export { countUnread } from './count-unread.ts'
export { noteMenuOpened } from './unread.stream.ts'
