import { BODY_BYTES, BODY_NODES, bodyBytesOf, type Call } from '@site/shared-api/contract/call'
import { z } from 'zod'
import { MANAGED_KINDS } from '@site/shared-api/contract/managed-kinds'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import { requestReward } from '@site/shared-api/contract/promotion'
import { answerBeforeBody } from '../../rig/before-body.ts'
import { codeOf, type Answer, type CallOptions, type Credential } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Provider } from '../../rig/outside/provider.ts'
import { Editor } from '../../rig/people/editor.ts'
import { inPerson } from '../../rig/people/local-owner.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { together } from '../../rig/together.ts'

const WALLET = '/lgw/wallet/'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const typeOf = ({ pictures, raw }: Call): string =>
  pictures || raw ? 'application/octet-stream' : 'application/json'
const MOST_DEPTH = 16
/** Bytes of large bodies in the memory of a platform, before one more is refused. */
const MOST_HELD = 64 * 1024 * 1024

/** Every body that may be larger than the usual 64 KB: its cost grows with what is sent. */
const LARGE: Readonly<Record<string, 'pictures' | 'bytes' | 'JSON'>> = {
  'PUT /wps/relay/deposits/:orderId/slip': 'pictures',
  'POST /wps/chat/pictures': 'pictures',
  'POST /wps/member/identity': 'pictures',
  'POST /wps/promotion/requestReward': 'pictures',
  'POST /wps/operator/chats/:id/pictures': 'pictures',
  'POST /wps/operator/pictures': 'pictures',
  'PUT /wps/operator/catalogue/imports/:id/parts/:part': 'bytes',
  'PUT /wps/operator/releases/:module/uploads/:id/:part/:file': 'bytes',
  'POST /wps/operator/releases/:module/uploads': 'JSON',
  'POST /wps/operator/managed/:kind': 'JSON',
  'PUT /wps/operator/managed/:kind/:id/draft': 'JSON',
  'POST /wps/operator/overrides': 'JSON',
  'PUT /wps/operator/overrides/:id': 'JSON',
}

/** Calls that may carry a body. */
const carrying = contractCalls.filter(({ method }) => method !== 'GET')
const named = ({ method, path }: Call): string => `${method} ${path}`
const pathOf = ({ path }: Call): string =>
  path.replace(':kind', MANAGED_KINDS[0]).replace(':merchant', 'lotus').replace(/:\w+/g, UNKNOWN_ID)

/** Bodies that cost far more to read than to send, each with the code and the field that it is refused with. */
function costly(call: Call): { readonly body: unknown; readonly code: string; readonly field: string }[] {
  const nodes = call.bodyNodes ?? BODY_NODES
  const keys = Object.fromEntries(Array.from({ length: nodes }, (_, i) => [`k${i}`, 0]))
  const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)])
  return [
    { body: { wide: Array.from({ length: nodes }, () => 0) }, code: 'body_too_large', field: 'wide' },
    { body: { of: { keys } }, code: 'body_too_large', field: 'of' },
    { body: { deep: nested(MOST_DEPTH) }, code: 'too_deep', field: 'deep' },
  ].filter(({ body }) => JSON.stringify(body).length <= bodyBytesOf(call))
}

/** Credential, role, ownership and throttle before size, size before content, at every call there is (PLT-03). */
export function bodyOrderSuite(rig: Rig): void {
  const urlOf = (call: Call): string =>
    (call.path.startsWith('/wps/operator') ? rig.platform.operatorUrl : rig.platform.url) + pathOf(call)
  const before = (call: Call, headers: Record<string, string>) =>
    answerBeforeBody(urlOf(call), {
      method: call.method,
      length: bodyBytesOf(call),
      headers: { Merchant: 'lotus', 'Content-Type': typeOf(call), ...headers },
    })

  it('refuses a stranger by the credential while the largest body is not sent yet, at every call that demands one (PLT-03)', async () => {
    const guarded = carrying.filter(({ access }) => access !== 'public')
    expect(guarded.length).toBeGreaterThan(150)
    const codes = { member: 'login_required', provider: 'provider_unknown' }
    const wrong: string[] = []
    await together(guarded, async (call) => {
      const answer = await before(call, {})
      const code = Object.entries(codes).find(([access]) => access === call.access)?.[1]
      if (answer?.status !== 401 || answer.body.code !== (code ?? 'operator_token_required'))
        wrong.push(`${named(call)}: ${answer ? codeOf(answer) : 'waits for the body'}`)
    })
    expect(wrong).toEqual([])
  })

  it('refuses an operator without the right while the largest body is not sent yet, at every call that names one (PLT-03)', async () => {
    const reader = await Editor.signedIn(rig, 'reads-only', 'reader')
    const rights: readonly string[] = OPERATOR_ROLES.reader
    const refused = carrying.filter(({ access, right, rightOf }) =>
      access === 'operator' || access === 'releaser'
        ? [right ?? Object.values(rightOf?.rights ?? {})].flat().every((one) => !rights.includes(one))
        : false,
    )
    expect(refused.length).toBeGreaterThan(70)
    const wrong: string[] = []
    await together(refused, async (call) => {
      const answer = await before(call, reader.headers)
      if (answer?.body.code !== 'feature_unavailable')
        wrong.push(`${named(call)}: ${answer ? codeOf(answer) : 'waits for the body'}`)
    })
    expect(wrong).toEqual([])
  })

  it('takes no picture as text and no large body but those listed here, each for what it says (PLT-03)', () => {
    const large = carrying.filter((call) => bodyBytesOf(call) > BODY_BYTES)
    const kindOf = ({ pictures, raw }: Call): string => (pictures ? 'pictures' : raw ? 'bytes' : 'JSON')
    expect(Object.fromEntries(large.map((call) => [named(call), kindOf(call)]))).toEqual(LARGE)
    const withBody = carrying.filter(({ body, bodyLimit, pictures, raw }) =>
      pictures || raw ? [body, bodyLimit].some((one) => one !== undefined) : false,
    )
    expect(withBody.map(named)).toEqual([])
    const asText = carrying.filter(({ body }) => body && /base64|data:/.test(JSON.stringify(inputOf(body))))
    expect(asText.map(named)).toEqual([])
  })

  it('refuses JSON while it is not sent yet, at every call that takes bytes (PLT-03)', async () => {
    const raw = carrying.filter((call) => call.raw !== undefined)
    expect(raw.length).toBeGreaterThan(1)
    const headers = { ...OPERATOR.headers, Merchant: '', 'Content-Type': 'application/json' }
    const answers = await Promise.all(raw.map((call) => before(call, headers)))
    expect(answers.map((answer) => answer && codeOf(answer))).toEqual(
      raw.map(() => 'unsupported_content_type'),
    )
  })

  it('leaves no member’s or guest’s call a body beyond the usual size without an admission before it (PLT-03)', () => {
    const large = carrying.filter((call) => bodyBytesOf(call) > BODY_BYTES)
    const open = large.filter(({ access, pictures }) => !isOfTheHouse(access) && pictures === undefined)
    expect(open.map(named)).toEqual([])
  })

  it('holds sixty-four megabytes of large bodies at once and refuses the next until one is gone (PLT-03)', async () => {
    const members = carrying.filter(({ access }) => access === 'member').map(bodyBytesOf)
    expect(bodyBytesOf(requestReward)).toBe(Math.max(...members))
    const { cookie, token } = await rig.caller.credential('lotus.agent', 'Lotus-2026!')
    const headers = { Authorization: `Bearer ${token}`, Cookie: `MC_SID=${cookie}` }
    const answers = () => before(requestReward, headers)
    const most = Math.floor(MOST_HELD / bodyBytesOf(requestReward))
    // Who waits in vain for the rest of a body has gone after three seconds.
    const all = await Promise.all(Array.from({ length: most + 1 }, answers))
    const refused = all.filter((answer) => answer !== undefined)
    expect(refused.map(codeOf)).toEqual(['too_many_requests'])
    expect(await answers()).toBeUndefined()
  })

  it('refuses wide, many-keyed and deep bodies with code and field, at every call that takes JSON, from a caller who may send it (PLT-03)', async () => {
    const demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    const owner = await inPerson(rig)
    const provider = new Provider()
    // Calls to records with an owner are refused before their body: they are in the walk of pictures.
    const calls = carrying.filter(({ body, pictures }) => body !== undefined && pictures === undefined)
    expect(calls.length).toBeGreaterThan(100)
    const send = async (call: Call, body: unknown): Promise<Answer> => {
      if (call.access === 'provider')
        return await provider.call(rig.platform.url, call.path.slice(WALLET.length), body)
      const who = call.inPerson === true ? { merchant: '', headers: owner } : allowed(call, demo)
      return await rig.caller.call(call.method, pathOf(call), { ...who, body })
    }
    const wrong: string[] = []
    await together(calls, async (call) => {
      for (const { body, code, field } of costly(call)) {
        const { body: said } = await send(call, body)
        if (said.code !== code || said.field !== field)
          wrong.push(`${named(call)} ${field}: ${said.code} ${said.field}`)
      }
    })
    expect(wrong).toEqual([])
  })

  it('reads a token out of the body of the calls that name it there, of a browser that brings the other half (A7)', async () => {
    const { cookie, token } = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
    const add = (body: object, credential: Partial<Credential>) =>
      rig.caller.call('POST', '/wps/game/favourites', { credential, body: { nodeId: '1', ...body } })
    expect(codeOf(await add({ token }, { cookie }))).not.toMatch(/login_required|session_ended/)
    expect(codeOf(await add({ token }, {}))).toBe('login_required')
    expect(codeOf(await add({}, { cookie }))).toBe('login_required')
    expect(codeOf(await add({ token: 'another' }, { cookie }))).toBe('session_ended')
  })
}

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const isOfTheHouse = (access: Call['access']): boolean => !['public', 'member'].includes(access)

function allowed({ access }: Call, credential: Credential): CallOptions {
  if (access === 'operator' || access === 'releaser') return OPERATOR
  if (access === 'internal') return { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` } }
  return access === 'member' ? { credential } : {}
}
