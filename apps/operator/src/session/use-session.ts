import { useSyncExternalStore } from 'react'
import { awaitedName, currentSession, followSession, type ConsoleSession } from '#session/session.ts'

export const useSession = (): ConsoleSession | undefined =>
  useSyncExternalStore(followSession, currentSession, currentSession)

/** The operator who has to sign in again before calls go on. */
export const useAwaitedName = (): string | undefined =>
  useSyncExternalStore(followSession, awaitedName, awaitedName)
