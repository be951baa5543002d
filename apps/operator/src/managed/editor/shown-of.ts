import type { ManagedDocument } from '@site/shared-api/contract/managed'
import type { Fields } from '#managed/paths.ts'

/** What an editor goes on with: the draft, else what is to be published, else what players see. */
export function shownOf({
  draft,
  schedule,
  live,
}: Pick<ManagedDocument, 'draft' | 'schedule' | 'live'>): Fields {
  return draft?.document ?? schedule?.document ?? live ?? {}
}
