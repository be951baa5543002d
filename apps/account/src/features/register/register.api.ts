import { registerMethod, site, type SessionInfo } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type {
  checkAffiliate,
  checkUsername,
  register as registerCall,
  RegistrationPayload,
} from '@site/shared-api/contract/registration'
import { sendSealed } from '#sealed/index.ts'
import type { RegisterMethodName } from './fields/methods.ts'
import type { RegistrationFields } from './sending/payload.ts'

const PATHS: Readonly<Record<RegisterMethodName, string>> = {
  username: '/wps/member/register',
  mobileNum: '/wps/member/register/mobile',
}

/**
 * Registers in an encrypted body and answers the session that has begun (B4, B7). Sent again with the same `attempt`
 * after a lost answer it signs in. Throws ApiError, NetworkError or EncryptionUnavailableError.
 */
export async function register(method: RegisterMethodName, fields: RegistrationFields): Promise<SessionInfo> {
  const value = (await sendSealed<RegistrationPayload>('PUT', PATHS[method], {
    ...fields,
    registerUrl: location.host,
    domain: location.hostname,
    registerMethod: registerMethod(),
    type: 0,
  })) as ValueOf<typeof registerCall> // reason: typed by the contract, checked by the platform
  const { token, merchantCode, userName, type, firstTimeLogin } = value
  return { token, merchantCode, userName, type, firstTimeLogin }
}

/** Whether a user name is free (B5); `pass` of a bot check where the platform asks for one. Throws the client's errors. */
export async function isFree(username: string, signal: AbortSignal, pass?: string): Promise<boolean> {
  const query = new URLSearchParams({ username, ...(pass === undefined ? {} : { slider: pass }) })
  const answer = await site().client.get(`/wps/check/username?${query.toString()}`, { signal })
  return (answer as ValueOf<typeof checkUsername>).available // reason: as above
}

/** Whether somebody invites by this code (B4). Throws the client's errors. */
export async function isInvitation(code: string): Promise<boolean> {
  const answer = await site().client.get(`/wps/check/affiliate?${new URLSearchParams({ code }).toString()}`)
  return (answer as ValueOf<typeof checkAffiliate>).valid // reason: as above
}
