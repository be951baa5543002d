import { login as loginCall, type LoginPayload, type StartedSession } from '@site/shared-api/contract/session'
import type { HumanChecks } from '#human-check/captcha/index.ts'
import { sendSealed } from '#sealed/index.ts'

/** Who may pass: members at `/m/login`, agents alone at `/m/agent` (B6). */
export type Entrance = 'member' | 'agent'

/** One try to sign in, as the contract has it without time and nonce. */
export type Attempt = Omit<LoginPayload, 'iat' | 'nonce'> & HumanChecks

/** Standalone web apps on iOS are a kind of their own (ACC-05). */
function deviceHeader(): Record<string, string> {
  return 'standalone' in navigator && navigator.standalone === true ? { Device: 'OTHERS' } : {}
}

/**
 * Signs in by an encrypted body (B3, B7). Throws ApiError, NetworkError or EncryptionUnavailableError;
 * the caller publishes the session with `startSession`.
 */
export function login(attempt: Attempt): Promise<StartedSession> {
  return sendSealed(loginCall, attempt, deviceHeader())
}
