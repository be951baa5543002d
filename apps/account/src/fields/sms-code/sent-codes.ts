import { SMS_COUNTDOWN_MS } from '@site/config'
import { site } from '@site/shared-api'
import { platformNow } from '#sealed/index.ts'
import type { CodePurpose, MobileNumber } from './sms-code.api.ts'

/** Longer than any code is waited for: such an answer means that the clocks are not known. */
const LONGEST_MS = 15 * 60_000

export interface SentCode {
  readonly number: MobileNumber
  /** On the page's monotonic clock: `performance.now()`. */
  readonly until: number
}

/** The codes of this visit that no other may follow yet: they outlive the form that requested them. */
const sent = new Map<CodePurpose, SentCode>()
const listeners = new Set<() => void>()
let following = false

const notifyListeners = (): void => listeners.forEach((listener) => listener())

/** Forgets the numbers when a session starts or ends: another person may use the page now. */
function forgetWithSession(): void {
  if (following) return
  following = true
  const { bus } = site()
  for (const fact of ['sessionStarted', 'sessionEnded'] as const)
    bus.on(fact).subscribe(() => {
      sent.clear()
      notifyListeners()
    })
}

/** Keeps when another code may be requested: by the platform's time, 60 s where that is not plausible (B4, B9). */
export function noteSent(purpose: CodePurpose, number: MobileNumber, expirationTime: number): void {
  forgetWithSession()
  const left = expirationTime - platformNow()
  const wait = left > 0 && left <= LONGEST_MS ? left : SMS_COUNTDOWN_MS
  sent.set(purpose, { number, until: performance.now() + wait })
  notifyListeners()
}

/** The code last sent for this purpose, while no other may be requested. */
export function sentCode(purpose: CodePurpose): SentCode | undefined {
  const last = sent.get(purpose)
  return last !== undefined && last.until > performance.now() ? last : undefined
}

export function onSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
