import { call, startSession } from '@site/shared-api'
import { enterByPasskey, passkeyEntryOptions } from '@site/shared-api/contract/passkey'
import { sessionOf } from '#sign-in/after-login/index.ts'
import type { Entrance } from '#sign-in/index.ts'
import { askPasskey } from './ask-passkey.ts'

/** Signs in by whichever passkey of the brand its owner picks (ACC-21). Throws the client's errors. */
export async function enterWithPasskey(entrance: Entrance): Promise<void> {
  const { options } = await call(passkeyEntryOptions, {}, { alert: 'own' })
  const assertion = await askPasskey(options)
  startSession(sessionOf(await call(enterByPasskey, { body: { assertion, entrance } }, { alert: 'own' })))
}
