import { connect } from 'node:net'
import type { Rig } from '../../rig/rig.ts'
import type { Credential } from '../../rig/caller.ts'

/** Everything a careless or hostile client sends. */
export function badInputSuite(rig: Rig): void {
  let demo: Credential

  beforeAll(async () => {
    demo = await rig.caller.credential('lotus.demo', 'Lotus-2026!')
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
