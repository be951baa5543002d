import { call, registerMethod, type SessionInfo } from '@site/shared-api'
import { clickLink } from '@site/shared-api/contract/agent-link'
import {
  checkAffiliate,
  checkUsername,
  register as registerByName,
  registerByMobile,
} from '@site/shared-api/contract/registration'
import { sendSealed } from '#sealed/index.ts'
import type { RegisterMethodName } from './fields/methods.ts'
import type { RegistrationFields } from './sending/payload.ts'

const CALLS = { username: registerByName, mobileNum: registerByMobile } as const satisfies Readonly<
  Record<RegisterMethodName, unknown>
>

/**
 * Registers in an encrypted body and answers the session that has begun (B4, B7). Sent again with the same `attempt`
 * after a lost answer it signs in. Throws ApiError, NetworkError or EncryptionUnavailableError.
 */
export async function register(method: RegisterMethodName, fields: RegistrationFields): Promise<SessionInfo> {
  const value = await sendSealed(CALLS[method], {
    ...fields,
    registerUrl: location.host,
    domain: location.hostname,
    registerMethod: registerMethod(),
    type: 0,
  })
  const { token, merchantCode, userName, type, firstTimeLogin } = value
  return { token, merchantCode, userName, type, firstTimeLogin }
}

/** Whether a user name is free (B5); `pass` of a bot check where the platform asks for one. Throws the client's errors. */
export async function isFree(username: string, signal: AbortSignal, pass?: string): Promise<boolean> {
  const { available } = await call(checkUsername, { query: { username, slider: pass } }, { signal })
  return available
}

/** Whether the code is an agent's or a member's invitation (B4). Throws the client's errors. */
export async function isInvitation(code: string): Promise<boolean> {
  const { valid } = await call(checkAffiliate, { query: { code } })
  return valid
}

/** Reports that an invite link was opened: this browser's first one counts, whichever code is typed later (ACC-16). Never throws. */
export async function reportLinkClick(code: string): Promise<void> {
  await call(clickLink, { body: { code } }).catch(() => undefined)
}
