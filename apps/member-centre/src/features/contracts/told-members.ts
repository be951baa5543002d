import { keptJson, visitStorage } from '@site/shared-api'

const KEY = 'contractsTold'

function read(): readonly string[] {
  const kept = keptJson(visitStorage, KEY)
  return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : []
}

/** Whether this member was told of their offers in this visit, reloads included. */
export function wasTold(userName: string): boolean {
  return read().includes(userName)
}

export function noteTold(userName: string): void {
  visitStorage.set(KEY, JSON.stringify([...read(), userName]))
}
