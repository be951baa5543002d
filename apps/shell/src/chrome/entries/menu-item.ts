import type { PlanRoute } from '@site/config/schema'
import type { IconName } from '@site/ui'

interface Face {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  /** What is unread there. */
  readonly count?: number
}

/** A row of the menu: a place of the site, something the page does itself, or an address elsewhere. */
export type MenuItem =
  | (Face & { readonly leads: 'place'; readonly route: PlanRoute; readonly members: boolean })
  | (Face & { readonly leads: 'here'; readonly act: () => void })
  | (Face & { readonly leads: 'away'; readonly href: string })
