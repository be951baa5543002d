import { ApiError } from '@site/shared-api'
import { SECOND_WAYS, type SecondStepChallenge } from '@site/shared-api/contract/second-factor'
import type { StartedSession } from '@site/shared-api/contract/session'
import { useSyncExternalStore } from 'react'

/** A sign-in that waits for its second step: there is no session yet. */
export interface WaitingStep {
  readonly challenge: SecondStepChallenge
  readonly enter: (started: StartedSession) => void
  readonly giveUp: (why: unknown) => void
}

let waiting: WaitingStep | undefined
const listeners = new Set<() => void>()

function put(next: WaitingStep | undefined): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** The challenge in the refusal of a correct first step; undefined for any other failure. */
function challengeOf(failed: unknown): SecondStepChallenge | undefined {
  if (!(failed instanceof ApiError) || failed.code !== 'second_factor_required') return undefined
  const { expiresAt, ticket, ways } = failed.data ?? {}
  if (typeof ticket !== 'string' || !Array.isArray(ways)) return undefined
  return { ticket, ways: SECOND_WAYS.filter((way) => ways.includes(way)), expiresAt: String(expiresAt) }
}

/** Runs a first step; where a second one is needed the form that is shown asks for it, and the session is its. Throws the client's errors. */
export async function withSecondStep<Entered>(
  first: () => Promise<Entered>,
): Promise<Entered | StartedSession> {
  try {
    return await first()
  } catch (failed) {
    const challenge = challengeOf(failed)
    if (!challenge) throw failed
    waiting?.giveUp(failed)
    return await new Promise<StartedSession>((resolve, reject) => {
      const end = (): void => {
        if (waiting === step) put(undefined)
      }
      const step: WaitingStep = {
        challenge,
        enter: (started) => (end(), resolve(started)),
        giveUp: (why) => (end(), reject(why instanceof Error ? why : failed)),
      }
      put(step)
    })
  }
}

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useWaitingStep(): WaitingStep | undefined {
  return useSyncExternalStore(
    follow,
    () => waiting,
    () => undefined,
  )
}
