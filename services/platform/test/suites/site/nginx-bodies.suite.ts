import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { BODY_BYTES, bodyBytesOf } from '@site/shared-api/contract/call'
import { startNginx, type Nginx } from '@site/tools/nginx'
import { adminBodies, largeCalls, nginxBodies } from '@site/tools/nginx-bodies'
import { contractCalls } from '../../rig/contract-calls.ts'
import type { Rig } from '../../rig/rig.ts'

const checkedIn = (name: string): string =>
  readFileSync(join(__dirname, '../../../../../deploy/nginx/site', name), 'utf8')
/** One of the many that name no limit. */
const USUAL = '/wps/announcements/read'
const ORDER = '00000000-0000-4000-8000-000000000000'
const sized = contractCalls.map((call) => ({ ...call, bytes: bodyBytesOf(call) }))

interface Answered {
  readonly status: number
  /** Of the envelope; undefined for what is none. */
  readonly code: string | undefined
  readonly field: string | undefined
}

/** The body sizes of `deploy/nginx`, which are those of the contract (PLT-03). */
export function nginxBodiesSuite(rig: Rig): void {
  let nginx: Nginx
  beforeAll(async () => {
    const port = Number(new URL(rig.platform.url).port)
    nginx = await startNginx({ copies: [port] })
  })
  afterAll(() => nginx.stop())

  const send = (method: string, path: string, bytes: number, type: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const body = Buffer.alloc(bytes, 'A')
      body.write('{"text":"')
      body.write('"}', bytes - 2)
      const headers = { 'Content-Type': type, 'Content-Length': bytes, Merchant: 'lotus' }
      const options = { method, headers, ca: readFileSync(nginx.certificate), agent: false }
      const sent = request(`https://localhost:${nginx.port}${path}`, options, (answer) => {
        let text = ''
        answer.on('data', (some) => (text += String(some)))
        answer.on('end', () => {
          const { code, field } = text.startsWith('{') ? JSON.parse(text) : {}
          resolve({ status: answer.statusCode ?? 0, code, field })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })

  it('are those of the contract: "npm run nginx" writes nothing new (PLT-03)', () => {
    expect(checkedIn('bodies.conf')).toBe(nginxBodies(sized, BODY_BYTES))
    expect(checkedIn('admin-bodies.conf')).toBe(adminBodies(sized))
    expect(largeCalls(sized, BODY_BYTES).length).toBeGreaterThan(3)
  })

  it('let the largest body of every call through, and not one byte more, answered in the envelope (PLT-03)', async () => {
    const usual = sized.filter(({ path }) => path === USUAL)
    for (const { access, bytes, method, path, pictures } of [...largeCalls(sized, BODY_BYTES), ...usual]) {
      const at = path.replace(/:\w+/g, ORDER)
      const type = pictures ? 'application/octet-stream' : 'application/json'
      const [most, more] = [await send(method, at, bytes, type), await send(method, at, bytes + 1, type)]
      // What the platform itself says, to a stranger, of what came through.
      const through = access === 'public' ? 'invalid_input' : 'login_required'
      expect([path, most.code, more]).toEqual([
        path,
        through,
        { status: 413, code: 'body_too_large', field: 'body' },
      ])
    }
  })
}
