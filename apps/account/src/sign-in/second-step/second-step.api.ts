import { call } from '@site/shared-api'
import { secondStepOptions, sendSecondStep } from '@site/shared-api/contract/second-factor'
import type { StartedSession } from '@site/shared-api/contract/session'
import { askPasskey } from '../passkey/ask-passkey.ts'

/** Throws the client's errors: `second_factor_wrong`, `second_step_ended`, `too_many_requests`. */
export function stepByCode(way: 'app' | 'recovery', ticket: string, code: string): Promise<StartedSession> {
  const typed = way === 'app' ? code.replace(/\s/g, '') : code
  return call(sendSecondStep, { body: { way, ticket, code: typed } }, { alert: 'own' })
}

/** Throws the same, and ApiError `passkey_failed` where the browser or its owner refused. */
export async function stepByPasskey(ticket: string): Promise<StartedSession> {
  const { options } = await call(secondStepOptions, { body: { ticket } }, { alert: 'own' })
  const assertion = await askPasskey(options)
  return await call(sendSecondStep, { body: { way: 'passkey', ticket, assertion } }, { alert: 'own' })
}
