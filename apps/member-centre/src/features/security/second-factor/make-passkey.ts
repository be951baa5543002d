import { ApiError } from '@site/shared-api'
import { keepPasskey, startPasskey } from '../security.api.ts'

/** Whether this browser makes passkeys at all. */
export const canMakePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Makes a passkey in this browser and keeps it; recovery codes come with the first second factor. Throws ApiError `passkey_failed` where the browser or its owner refused. */
export async function makePasskey(name: string, password: string): Promise<readonly string[] | null> {
  const [{ options }, { startRegistration }] = await Promise.all([
    startPasskey(password),
    import('@simplewebauthn/browser'),
  ])
  const attestation = await startRegistration({ optionsJSON: options as never }).catch(() => {
    throw new ApiError(400, 'passkey_failed')
  })
  return (await keepPasskey({ attestation: attestation as never, name })).recoveryCodes
}
