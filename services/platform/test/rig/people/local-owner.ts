import type { Answer } from '../caller.ts'
import { codeOf } from '../caller.ts'
import { localAccess, OPERATOR_ACCESS, type Access, type LocalName } from '../local-access.ts'
import type { Rig } from '../rig.ts'
import { codeShown } from './authenticator.ts'

const SESSION = '/wps/operator/session'
const STEP_MS = 30_000
type Headers = Record<string, string>

export const carried = (answer: Answer): Headers => ({
  Authorization: `Bearer ${String(answer.body.value.token)}`,
  Cookie: /(__Host-)?OP_SID=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '',
})

let addresses = 0
/** From an address of their own: signing in is counted by network. */
const fromHome = (): Headers => ({
  'X-Forwarded-For': `192.0.2.${(addresses = (addresses + 1) % 250) + 1}`,
})

/** A sign-in, so many half minutes from now. */
export const enter = (
  rig: Pick<Rig, 'caller'>,
  { name, password, otpauth }: Access,
  { headers = {}, steps = 0 }: { headers?: Headers; steps?: number } = {},
): Promise<Answer> =>
  rig.caller.call('POST', SESSION, {
    merchant: '',
    headers: { ...fromHome(), ...headers },
    body: { name, password, code: codeShown(otpauth, steps) },
  })

const signedIn: Readonly<Record<LocalName, WeakMap<Rig, Headers>>> = {
  local: new WeakMap(),
  'local-approver': new WeakMap(),
}

/** An owner of the examples in person, signed in with both factors: what no token may do. One session for as long as it lives. */
export async function inPerson(rig: Rig, name: LocalName = 'local'): Promise<Headers> {
  const known = signedIn[name].get(rig)
  if (known && (await rig.caller.get(SESSION, { merchant: '', headers: known })).status === 200) return known
  const access = localAccess(OPERATOR_ACCESS, name)
  const moved = Math.round((rig.now - Date.now()) / STEP_MS)
  // Each code is good once, and none before the last one used.
  for (const step of [-1, 0, 1]) {
    const answer = await enter(rig, access, { steps: moved + step })
    if (answer.status !== 200) continue
    const headers = carried(answer)
    signedIn[name].set(rig, headers)
    return headers
  }
  throw new Error(`${name} of the examples could not sign in`)
}

/** What a call answers once the second person of the examples has approved it, where it waits for one (PLT-09). */
export async function approved(rig: Rig, answer: Answer): Promise<Answer> {
  if (codeOf(answer) !== 'approval_pending') return answer
  const approve = async (name: LocalName): Promise<Answer> =>
    rig.caller.call('POST', `/wps/operator/approvals/${answer.body.data?.id}/approve`, {
      merchant: '',
      headers: await inPerson(rig, name),
    })
  const first = await approve('local-approver')
  // An operator whom it has added itself has to be approved by another one.
  const done = codeOf(first) === 'second_person_needed' ? await approve('local') : first
  if (done.status !== 200) return done
  return { ...done, body: { success: true, value: done.body.value.result } }
}

/** Completes an account by its invitation, as the one who was invited; the code is that of the half minute before, so that the present one is left. */
export async function complete(rig: Pick<Rig, 'caller'>, invitation: string): Promise<Access> {
  const post = (path: string, body: object): Promise<Answer> =>
    rig.caller.call('POST', `/wps/operator/invitation${path}`, {
      merchant: '',
      headers: fromHome(),
      body: { invitation, ...body },
    })
  const { name, otpauth } = (await post('', {})).body.value
  const password = `Rivers-of-${name}-2026`
  const accept = () => post('/accept', { password, code: codeShown(otpauth, -1) })
  // Once more where another half minute has just begun.
  const first = await accept()
  const accepted = first.status === 200 ? first : await accept()
  if (accepted.status !== 200) throw new Error(`${name}: ${JSON.stringify(accepted.body)}`)
  return { name, password, otpauth }
}

/** A new operator of a role, of all brands or of these, who has completed the account; `local` has not added them and may approve (PLT-09). */
export async function addOperator(
  rig: Rig,
  name: string,
  role: string,
  brands?: readonly string[],
): Promise<Access> {
  const answer = await rig.caller.call('POST', '/wps/operator/operators', {
    merchant: '',
    headers: await inPerson(rig, 'local-approver'),
    body: { name, role, ...(brands && { brands }) },
  })
  if (answer.status !== 200) throw new Error(`${name} was not added: ${JSON.stringify(answer.body)}`)
  return await complete(rig, answer.body.value.invitation)
}
