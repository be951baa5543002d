import { storage } from '@site/shared-api'

/** 0 open, 1 maintenance, 2 the visitor's region is not served. */
export type SiteStatus = 0 | 1 | 2

const STATUS_KEY = 'status'

/** The rule of A4 and B4: maintenance comes first, also when both hold. Anything unreadable counts as open. */
export function statusOf(answer: unknown): SiteStatus {
  if (typeof answer !== 'object' || answer === null) return 0
  if ('maintenance' in answer && answer.maintenance === true) return 1
  return 'regionRestriction' in answer && answer.regionRestriction === true ? 2 : 0
}

/** What the last answer said, kept in local storage (A4, SHL-16). */
export function cachedStatus(): SiteStatus {
  return statusOf(storage.read(STATUS_KEY))
}

export function cacheStatus(status: SiteStatus): void {
  if (status === 0) storage.remove(STATUS_KEY)
  else storage.set(STATUS_KEY, JSON.stringify({ maintenance: status === 1, regionRestriction: status === 2 }))
}
