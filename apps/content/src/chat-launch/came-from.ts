import { sessionStore } from '@site/shared-api'

const KEY = 'chatFrom'
/** As many characters as the platform takes. */
const MOST_PAGE = 200

/** The screen from which the visitor opened the chat: shown to operators. */
export function noteCameFrom(): void {
  sessionStore.set(KEY, location.pathname.slice(0, MOST_PAGE))
}

export const cameFrom = (): string | undefined => sessionStore.get(KEY)
