import { sessionStore } from '@site/shared-api'

const KEY = 'contractsTold'

function read(): readonly string[] {
  const kept = sessionStore.read(KEY)
  return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : []
}

/** Whether this member was prompted about their offers in this visit, reloads included. */
export function wasPrompted(userName: string): boolean {
  return read().includes(userName)
}

export function markPrompted(userName: string): void {
  sessionStore.write(KEY, [...read(), userName])
}
