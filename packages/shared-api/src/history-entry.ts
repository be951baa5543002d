/** Where the host keeps the id of a history entry in the entry's state. */
export const HISTORY_ENTRY = 'entry'

/** Id of the history entry that is shown: the same after a reload and on the way back; undefined on the server. */
export function historyEntry(): string | undefined {
  if (typeof history === 'undefined') return undefined
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !(HISTORY_ENTRY in state)) return undefined
  const id = state[HISTORY_ENTRY]
  return typeof id === 'string' ? id : undefined
}
