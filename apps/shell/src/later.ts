import { noteUnread } from '@site/shared-api'
import { followContracts } from '#contracts/follow-contracts.ts'
import { unreadStream } from '#unread/unread.stream.ts'
import { refreshLanguage } from '#host/session/refresh-language.ts'

/** What the frame does once the first screen is done; a chunk of its own. */
export function startLater(): void {
  refreshLanguage()
  followContracts()
  unreadStream().subscribe(noteUnread)
}
