import type { SessionEnd } from '@site/shared-api/contract/session-end'
import { codeOf, type Caller, type Credential } from './caller.ts'
import { contractCalls } from './contract-calls.ts'

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`
const ofMembers = contractCalls.filter(({ access }) => access === 'member')

/** Every call that the contract leaves to members, as `GET /wps/session`. */
export const memberCalls: readonly string[] = ofMembers.map(nameOf)

/** Every public call that answers a session: the ways in. */
export const waysIn: readonly string[] = contractCalls
  .filter(({ access, path, response }) => {
    const shape: object = 'shape' in response ? Object(response.shape) : {}
    return access === 'public' && 'token' in shape && !path.startsWith('/wps/operator')
  })
  .map(nameOf)

/** The calls of members that do not say of this session that it ended so; access is checked before the input. */
export async function openTo(caller: Caller, credential: Credential, end: SessionEnd): Promise<string[]> {
  const answers = await Promise.all(
    ofMembers.map(async ({ method, path }) => ({
      name: nameOf({ method, path }),
      answer: await caller.call(method, path.replace(/:\w+/g, 'any'), { credential }),
    })),
  )
  return answers
    .filter(({ answer: { body } }) => body.code !== 'session_ended' || body.data?.['reason'] !== end)
    .map(({ answer, name }) => `${name}: ${codeOf(answer)}`)
}
