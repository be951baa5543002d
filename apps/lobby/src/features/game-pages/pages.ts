import type { GameTile as Game } from '@site/shared-api/contract/game'

export type PagesState = 'loading' | 'failed' | 'empty' | 'ready'

/** A list of games that is read page by page: what is shown of it, and how to get more. */
export interface Pages {
  readonly state: PagesState
  readonly games: readonly Game[]
  readonly total: number
  readonly more: { readonly exists: boolean; readonly busy: boolean; readonly failed: boolean }
  readonly onMore: () => void
  readonly onRetry: () => void
}
