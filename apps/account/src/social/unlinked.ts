import type { UnlinkedIdentity } from './social.api.ts'

let unlinked: UnlinkedIdentity | undefined

/** Registration asks for it after it was led to from a provider's answer; the ticket stands in `?social=` as well. */
export function unlinkedIdentity(): UnlinkedIdentity | undefined {
  return unlinked
}

export function noteUnlinked(identity: UnlinkedIdentity | undefined): void {
  unlinked = identity
}
