import { call } from '../client/call.ts'
import { MODULE_IDENTITY } from '../contract/constants.ts'
import { loginFreePlay } from '../contract/trial.ts'
import { startSession } from './session.actions.ts'
import { sessionStore } from './storage.ts'

/** Session storage: cleared with the session (B4). */
const TRIAL_USER_KEY = 'trialUser'

let starting: Promise<number> | undefined

/**
 * Signs a visitor in with the trial account of this browser (ACC-09, GAM-01) and keeps its name for the visit.
 * Answers the trial's result, 0 where no account could be set (B2); throws the client's errors. Called twice it starts once.
 */
export function startTrial(): Promise<number> {
  starting ??= start().finally(() => (starting = undefined))
  return starting
}

async function start(): Promise<number> {
  const body = { module: MODULE_IDENTITY.trial } // B7
  const value = await call(loginFreePlay, { body }, { alert: 'own' })
  const { token, merchantCode, userName, type, firstTimeLogin, result, trialUser } = value
  if (result === 0) return result
  sessionStore.set(TRIAL_USER_KEY, trialUser)
  startSession({ token, merchantCode, userName, type, firstTimeLogin })
  return result
}
