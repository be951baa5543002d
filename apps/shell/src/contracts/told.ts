const KEY = 'contractsTold'

let here: readonly string[] = []

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : here
  } catch {
    return here
  }
}

/** Whether this member was told of their offers in this visit, reloads included. */
export function wasTold(userName: string): boolean {
  return read().includes(userName)
}

export function noteTold(userName: string): void {
  here = [...read(), userName]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(here))
  } catch {
    // Without storage the visit lasts as long as the page.
  }
}
