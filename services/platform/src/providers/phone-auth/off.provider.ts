import { ApiError } from '#api/api-error'
import type { PhoneAuth } from '#providers/phone-auth/phone-auth.provider'

/** Where no third party is configured no number is verified. */
export const phoneAuthOff: PhoneAuth = {
  settings: () => null,
  verify: (_brand, _idToken, field) => Promise.reject(new ApiError('phone_auth_failed', { field })),
}
