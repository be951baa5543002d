import { connect } from 'node:net'
import type { Call } from '@site/shared-api/contract/call'
import { failureEnvelope } from '@site/shared-api/contract/envelope'
import { evilBodies, evilHeaders, evilTexts } from './evil-input.ts'
import type { Rig } from '../../rig/rig.ts'
import type { CallOptions, Credential } from '../../rig/caller.ts'
import { contractCalls } from '../../rig/contract-calls.ts'
import { INTERNAL_TOKEN, OPERATOR_TOKEN } from '../../rig/process/platform-process.ts'

/** Ends the session that the other calls need. */
const ENDS_THE_SESSION = '/wps/session/logout'
const keysOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(Object(schema.shape)) : []

/** Everything a careless or hostile client sends. */
export function badInputSuite(rig: Rig): void {
  let demo: Credential

  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
  })

  const allowed = (call: Call): CallOptions => {
    if (call.access === 'operator') return { headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` } }
    if (call.access === 'internal') return { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` } }
    return call.path === ENDS_THE_SESSION ? {} : { credential: demo }
  }
  const snapshot = async () => {
    const internal = { headers: { Authorization: `Bearer ${INTERNAL_TOKEN}` } }
    const [brands, wallet, notices, session] = await Promise.all([
      rig.caller.get('/wps/internal/brands', internal),
      rig.caller.get('/wps/wallets/gcs', { credential: demo }),
      rig.caller.get('/wps/announcements/notices', { credential: demo }),
      rig.caller.get('/wps/session', { credential: demo }),
    ])
    return [brands.headers.get('etag'), wallet.body.value, notices.body.value, session.body.value.userName]
  }

  it('answers every call, whatever is sent, with 4xx and a code of the catalogue, and changes nothing', async () => {
    const before = await snapshot()
    const seen = { asked: 0, refused: 0 }
    const check = async (call: Call, path: string, options: CallOptions, what: string) => {
      const answer = await rig.caller.call(call.method, path, options)
      seen.asked += 1
      const said = `${call.method} ${path.slice(0, 80)} with ${what}: ${answer.status} ${answer.body.code ?? ''}`
      if (answer.status >= 500 || answer.status < 200) throw new Error(said)
      if (answer.status < 400) return
      seen.refused += 1
      const envelope = failureEnvelope.safeParse(answer.body)
      if (!envelope.success) throw new Error(`${said}: not the envelope of a failure`)
    }
    for (const call of contractCalls) {
      const options = allowed(call)
      const path = call.path.replace(/:\w+/g, 'x')
      for (const text of evilTexts) {
        const names = [...keysOf(call.query), 'merchantCode', 'language']
        const query = names.map((one) => `${one}=${text.encoded}`).join('&')
        await check(call, `${path}?${query}`, options, `query ${text.name}`)
        if (call.path.includes(':'))
          await check(call, call.path.replace(/:\w+/g, text.encoded), options, `path ${text.name}`)
      }
      if (call.method === 'GET') continue
      for (const body of evilBodies(keysOf(call.body))) {
        const headers = { ...options.headers, ...body.headers }
        await check(call, path, { ...options, body: body.text, headers }, `body ${body.name}`)
      }
    }
    for (const { name, headers } of evilHeaders) {
      const [call] = contractCalls.filter((one) => one.path === '/wps/announcements')
      if (call) await check(call, call.path, { headers }, `header ${name}`)
    }
    expect(seen.asked).toBeGreaterThan(500)
    expect(seen.refused).toBeGreaterThan(400)
    expect(await snapshot()).toEqual(before)
    expect(rig.platform.log()).not.toContain('call failed')
  })

  it('names the field that is wrong, by its path', async () => {
    const wrong: [string, string, unknown, string][] = [
      ['GET', '/wps/announcements?types=B,XX', undefined, 'types.1'],
      ['GET', '/wps/announcements?groupName=m_moon', undefined, 'groupName'],
      ['GET', '/wps/announcements?types=B&types=PL', undefined, 'types'],
      ['GET', '/wps/system/domainRoute?device=many', undefined, 'device'],
      ['POST', '/wps/announcements/read', { announcementId: ['a'], read: true }, 'announcementId'],
      ['POST', '/wps/announcements/read', { announcementId: 'a' }, 'read'],
      ['POST', '/wps/announcements/read', { announcementId: 'a\u0000b', read: true }, 'announcementId'],
      ['POST', '/wps/announcements/read', [], 'body'],
    ]
    for (const [method, path, body, field] of wrong) {
      const answer = await rig.caller.call(method, path, { credential: demo, body })
      expect([path, answer.status, answer.body.field]).toEqual([path, 400, field])
    }
  })

  it('says what is wrong with a body before it reads it', async () => {
    const send = (body: string, type: string) =>
      rig.caller.call('POST', '/wps/announcements/read', {
        credential: demo,
        body,
        headers: { 'Content-Type': type },
      })
    const answers = [
      await send('{"announcementId":', 'application/json'),
      await send('', 'application/json'),
      await send('a=b', 'application/x-www-form-urlencoded'),
      await send('<a/>', 'application/xml'),
      await send(JSON.stringify({ announcementId: 'x'.repeat(100_000) }), 'application/json'),
      await send('{"a":'.repeat(2000) + '1' + '}'.repeat(2000), 'application/json'),
      await send('{"__proto__":{"read":true},"announcementId":"a"}', 'application/json'),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'malformed_json'],
      [400, 'malformed_json'],
      [415, 'unsupported_content_type'],
      [415, 'unsupported_content_type'],
      [413, 'body_too_large'],
      [400, 'too_deep'],
      [400, 'malformed_json'],
    ])
  })

  it('answers an unknown path and a wrong method with not_found, no path at all with url_empty', async () => {
    for (const [method, path, status, code] of [
      ['GET', '/wps/nothing', 404, 'not_found'],
      ['PUT', '/wps/system/status', 404, 'not_found'],
      ['GET', '/', 400, 'url_empty'],
    ] as const) {
      const answer = await rig.caller.call(method, path)
      expect([answer.status, answer.body.code]).toEqual([status, code])
    }
  })

  it('answers in its envelope what is not even HTTP, and goes on', async () => {
    const broken = [
      'NONSENSE\r\n\r\n',
      `GET /wps/health HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(40_000)}\r\n\r\n`,
      'GET /wps/health HTTP/1.1\r\nHost: x\r\nMerch\u0000ant: y\r\n\r\n',
    ]
    for (const text of broken) {
      const answer = await raw(rig.platform.url, text)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).toContain('"success":false')
    }
    expect((await rig.caller.get('/wps/health')).status).toBe(200)
  })
}

function raw(url: string, text: string): Promise<string> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.on('data', (bytes) => (answer += String(bytes)))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
