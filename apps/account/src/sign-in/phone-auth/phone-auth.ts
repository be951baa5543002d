import type { Language } from '@site/config'
import { NetworkError } from '@site/shared-api'
import type { PhoneAuthSettings } from './firebase-phone.ts'
import type { PhoneNumber } from './phone-proofs.ts'

/** Fetched only for brands that use the third party: its code is larger than the forms. */
const arrived = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new NetworkError('the phone service did not arrive', { cause })
  })

/** Sends a code by the third-party phone service (ACC-20, B4). Throws ApiError or NetworkError. */
export async function sendByPhoneAuth(
  purpose: string,
  settings: PhoneAuthSettings,
  number: PhoneNumber,
  language: Language,
): Promise<void> {
  const [{ keepProof, worldNumber, LANGUAGE_TAGS }, { sendPhoneCode }] = await arrived(
    Promise.all([import('./phone-proofs.ts'), import('./firebase-phone.ts')]),
  )
  keepProof(purpose, await sendPhoneCode(settings, worldNumber(number), LANGUAGE_TAGS[language]))
}

/** The service's ID token for a code that it has sent; throws ApiError `verification_code_wrong` where it fits none. */
export async function confirmByPhoneAuth(purpose: string, code: string): Promise<string> {
  const { confirm } = await arrived(import('./phone-proofs.ts'))
  return confirm(purpose, code)
}
