import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sign } from '#wallet/signature'
import { clickId, until } from './rig.ts'
import { SECRET, WalletStandIn } from './wallet-stand-in.ts'

jest.setTimeout(60_000)

const children: ChildProcess[] = []
let folder = ''
const wallet = new WalletStandIn()
let platformUrl = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-process-'))
  platformUrl = await wallet.listen()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await wallet.close()
  await rm(folder, { recursive: true, force: true })
})

function run(env: Record<string, string>): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, PORT: '0', DATA_DIR: folder, PLATFORM_URL: platformUrl, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  child.stdout.on('data', (part) => (text += String(part)))
  child.stderr.on('data', (part) => (text += String(part)))
  const ended = once(child, 'close')
  const said = Promise.race([ended, until(() => text.includes('"ready"') || child.exitCode !== null)]).then(
    () => text,
  )
  return { child, said }
}

async function started(env: Record<string, string> = {}): Promise<{ child: ChildProcess; url: string }> {
  const { child, said } = run({ PROVIDER_SECRET: SECRET, PUBLIC_ORIGIN: 'http://games.localhost', ...env })
  const port = /"ready":true,"port":(\d+)/.exec(await said)?.[1]
  if (port === undefined) throw new Error(await said)
  return { child, url: `http://127.0.0.1:${port}` }
}

async function post(url: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  // reason: the envelope of our own answers
  return (await response.json()) as { url?: string; value?: { round?: { id: string } } }
}

describe('the service as a process', () => {
  it('serves metrics at a listener of their own, and never at the players’ listener (PLT-07)', async () => {
    const { said, child } = run({ PROVIDER_SECRET: SECRET, METRICS_PORT: '0' })
    const [, port, innerPort] = /"port":(\d+),.*"innerPort":(\d+)/.exec(await said) ?? []
    await fetch(`http://127.0.0.1:${port}/ready`)
    const metrics = await (await fetch(`http://127.0.0.1:${innerPort}/metrics`)).text()
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/ready",status="200"\} 1/,
    )
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${innerPort}/ready`)).status).toBe(404)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('ends a flight that was up when it was killed, and the money moves once (PLT-06)', async () => {
    const first = await started()
    const body = {
      token: 'token',
      game: {
        nodeId: '88',
        gameId: 'g',
        gameCode: 'koi',
        gameType: 'FISH',
        name: 'Koi',
        vendor: 'V',
        vendorName: 'V',
      },
      mode: 'real',
      language: 'TY',
      currency: { code: 'THB', symbol: '฿' },
      player: 'player-1',
      lobbyOrigin: 'http://localhost:8080',
      artUrl: 'http://localhost:8080/x.webp',
      channel: 'c'.repeat(22),
    }
    const at = String(Date.now())
    const launched = await post(`${first.url}/launch`, body, {
      'x-timestamp': at,
      'x-signature': sign(SECRET, at, 'POST', '/launch', JSON.stringify(body)),
    })
    const play = launched.url?.split('/').at(-1) ?? ''
    const page = await (await fetch(`${first.url}/play/${play}`)).text()
    const script = /src="(\/assets\/crash-[0-9a-f]{16}\.js)"/.exec(page)?.[1]
    expect((await fetch(`${first.url}${script}`)).headers.get('cache-control')).toContain('immutable')
    const headers = { origin: 'http://games.localhost', 'x-play': play }
    await post(`${first.url}/api/open`, {}, headers)
    const bet = { clientId: clickId(), stake: '10.00', auto: 102 }
    await post(`${first.url}/api/crash/bet`, bet, headers)
    first.child.kill('SIGKILL')
    await once(first.child, 'close')
    expect(wallet.of('bet')).toHaveLength(1)
    const second = await started()
    await until(() => wallet.of('win').length + wallet.of('end-round').length === 1)
    const won = wallet.of('win')[0]?.body['amount']
    expect(wallet.balance).toBe(1_000_000n - 1_000n + (won === undefined ? 0n : 1_020n))
    second.child.kill('SIGTERM')
    const [code] = await once(second.child, 'close')
    expect(code).toBe(0)
  })

  it('makes the secret once, for its owner alone', async () => {
    const site = join(folder, 'site')
    const { child } = await started({
      PROVIDER_SECRET: '',
      SITE_DATA_DIR: site,
      DATA_DIR: join(folder, 'own'),
    })
    const path = join(site, 'provider-secret')
    expect((await readFile(path, 'utf8')).trim().length).toBeGreaterThanOrEqual(32)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    child.kill('SIGTERM')
    await once(child, 'close')
  })

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://games.localhost/path' }],
    ['PROVIDER_SECRET', { PROVIDER_SECRET: 'short' }],
  ])('says that %s is not valid and does not start', async (name, env) => {
    expect(await run(env).said).toMatch(new RegExp(`^${name} is not valid`))
  })
})

describe('the sandbox of an outside sign-in (ACC-06)', () => {
  const BACK = 'http://localhost:8080/wps/session/social/google/callback'
  const ask = {
    client_id: 'site',
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: BACK,
    state: 's',
    nonce: 'n',
  }
  const query = new URLSearchParams({ ...ask, code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' })

  /** A browser that goes where it is sent until a page is shown or the site is requested. */
  function visitor() {
    const cookies = new Map<string, string>()
    return async (start: string, body?: string): Promise<{ url: string; text: string }> => {
      let [url, form]: [string, string | undefined] = [start, body]
      for (;;) {
        const answer: Response = await fetch(url, {
          method: form === undefined ? 'GET' : 'POST',
          redirect: 'manual',
          headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(form !== undefined && { body: form }),
        })
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const to = answer.headers.get('location')
        if (to === null) return { url, text: await answer.text() }
        url = new URL(to, url).href
        form = undefined
        if (url.startsWith(BACK)) return { url, text: '' }
      }
    }
  }

  it('says that it is a sandbox, takes plain names alone, and leaves the games as they are', async () => {
    const origin = 'http://127.0.0.1:8080'
    const client = { IDENTITY_CLIENT_ID: 'site', IDENTITY_CLIENT_SECRET: SECRET, IDENTITY_REDIRECTS: BACK }
    const data = await mkdtemp(join(tmpdir(), 'provider-identity-'))
    const { child, url } = await started({ ...client, IDENTITY_ORIGIN: origin, DATA_DIR: data })
    const go = visitor()
    const page = await go(`${url}/identity/auth?${query.toString()}`)
    expect(page.text).toContain('Sandbox sign-in')
    expect((await go(page.url, 'name=<script>')).text).toContain('role="alert"')
    const failed = await fetch(`${url}/identity/interaction/unknown`)
    expect(failed.status).toBe(400)
    const resumed = await fetch(`${url}/health`)
    expect(resumed.status).toBe(200)
    child.kill('SIGTERM')
    await once(child, 'close')
    await rm(data, { recursive: true, force: true })
  })
})
