import { setCounter, site } from '@site/shared-api'
import { unreadStream } from './unread.stream.ts'

/** Keeps the counters `chat`, `inbox` and `notices` (SHL-24); returns how to stop. */
export function countUnread(): () => void {
  const following = unreadStream().subscribe((unread) => {
    for (const [name, count] of Object.entries(unread)) setCounter(name, count)
  })
  // Published at once to every tab and device.
  following.add(
    site()
      .bus.on('chatTold')
      .subscribe(({ data: { state } }) => {
        if (state) setCounter('chat', state.unread)
      }),
  )
  return () => following.unsubscribe()
}
