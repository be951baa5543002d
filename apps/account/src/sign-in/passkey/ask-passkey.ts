import { ApiError } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { Assertion, passkeyEntryOptions } from '@site/shared-api/contract/passkey'

type Options = ValueOf<typeof passkeyEntryOptions>['options']

/** Has the browser ask for a passkey. Throws ApiError `passkey_failed` where it, or its owner, refused. */
export async function askPasskey(options: Options): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    // reason: both sides are WebAuthn's own JSON; the library's types name more transports than are known today
    const answer = await startAuthentication({ optionsJSON: options as never })
    return answer as never
  } catch {
    throw new ApiError(400, 'passkey_failed')
  }
}
