import type { ValueOf } from '@site/shared-api/contract/call'
import type { operatorSignIn } from '@site/shared-api/contract/operator'

/** Who is signed in, with the half of the credential that the page holds; the other is a cookie it cannot read. */
export type ConsoleSession = Pick<ValueOf<typeof operatorSignIn>, 'name' | 'role' | 'brands' | 'token'>

const KEY = 'console.session'
const listeners = new Set<() => void>()

/** A sign-in that calls wait for: the session ended while its page was open. */
interface Waiting {
  readonly name: string
  readonly done: Promise<void>
  resolve(): void
  reject(reason: unknown): void
}
let held = read()
let waiting: Waiting | undefined

// One cookie serves all tabs, so that all of them share the other half as well.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  held = read()
  if (held?.name === waiting?.name) waiting?.resolve()
  notifyListeners()
})

export const currentSession = (): ConsoleSession | undefined => held
/** Whose sign-in is waited for, if any. */
export const awaitedName = (): string | undefined => waiting?.name

export function followSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startSession({ name, role, brands, token }: ConsoleSession): void {
  held = { name, role, brands, token }
  localStorage.setItem(KEY, JSON.stringify(held))
  if (waiting?.name === name) waiting.resolve()
  notifyListeners()
}

export function endSession(): void {
  held = undefined
  localStorage.removeItem(KEY)
  notifyListeners()
}

/** Resolves once the same operator has signed in again; rejects with the refusal where they would rather leave. */
export function signInAgain(refusal: unknown): Promise<void> {
  if (held === undefined) return Promise.reject(refusal)
  if (waiting) return waiting.done
  const { name } = held
  const { promise, resolve, reject } = promiseWithEnds()
  const finished = promise.finally(() => {
    waiting = undefined
    notifyListeners()
  })
  waiting = { name, done: finished, resolve, reject }
  notifyListeners()
  return finished
}

/** The operator leaves instead of signing in again. */
export function leaveInstead(refusal: unknown): void {
  endSession()
  waiting?.reject(refusal)
}

function promiseWithEnds(): {
  promise: Promise<void>
  resolve: () => void
  reject: (reason: unknown) => void
} {
  let [resolve, reject]: [() => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<void>((done, failed) => ([resolve, reject] = [done, failed]))
  return { promise, resolve, reject }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function read(): ConsoleSession | undefined {
  try {
    const kept: ConsoleSession | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return kept ?? undefined
  } catch {
    return undefined
  }
}
