import { ApiError, NetworkError } from '@site/shared-api'
import type { RegisterSettings } from '@site/shared-api/contract/system'
import { getApps, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
  type Auth,
} from 'firebase/auth'

export type PhoneAuthSettings = NonNullable<RegisterSettings['firebase']>

/** A code that the service has sent: with it the player proves that the number is theirs. */
export interface PhoneProof {
  /** Answers the service's ID token. Throws ApiError or NetworkError. */
  confirm(code: string): Promise<string>
}

let auth: Auth | undefined

/** One per page; the platform keeps the session, not the service. */
function authOf({ emulator, ...project }: PhoneAuthSettings): Auth {
  if (auth !== undefined) return auth
  auth = initializeAuth(getApps()[0] ?? initializeApp(project), { persistence: inMemoryPersistence })
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    // The emulator has no human check.
    auth.settings.appVerificationDisabledForTesting = true
  }
  return auth
}

const CODES: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code': 'verification_code_wrong',
  'auth/code-expired': 'verification_code_wrong',
  'auth/invalid-phone-number': 'mobile_invalid',
  'auth/too-many-requests': 'too_many_requests',
}

function throwApiError(error: unknown): never {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  if (code === 'auth/network-request-failed')
    throw new NetworkError('the phone service did not answer', { cause: error })
  throw new ApiError(400, (typeof code === 'string' ? CODES[code] : undefined) ?? 'phone_auth_failed')
}

/** Has the third party send a code to a number in E.164, in the player's language (ACC-20). Throws ApiError or NetworkError. */
export async function sendPhoneCode(
  settings: PhoneAuthSettings,
  number: string,
  language: string,
): Promise<PhoneProof> {
  const phoneAuth = authOf(settings)
  phoneAuth.languageCode = language
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(phoneAuth, place, { size: 'invisible' })
  try {
    const sent = await signInWithPhoneNumber(phoneAuth, number, verifier)
    return {
      async confirm(code) {
        try {
          const { user } = await sent.confirm(code)
          const token = await user.getIdToken()
          await signOut(phoneAuth)
          return token
        } catch (error) {
          return throwApiError(error)
        }
      },
    }
  } catch (error) {
    return throwApiError(error)
  } finally {
    verifier.clear()
    place.remove()
  }
}
