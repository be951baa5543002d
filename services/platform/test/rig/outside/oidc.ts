import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { bundled } from '../process/platform-process.ts'

const CLIENT = { id: 'site', secret: 'secret-of-the-site' }
const REDIRECTS = ['google', 'facebook'].map(
  (provider) => `http://localhost/wps/session/social/${provider}/callback`,
)
const MOST_STEPS = 12

/** A local provider of OpenID Connect, and a person who signs in there. */
export class Oidc {
  #port = 0
  #process: ChildProcess | undefined

  get environment(): Record<string, string> {
    return {
      GOOGLE_ISSUER: `http://localhost:${this.#port}`,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
    }
  }

  async start(): Promise<void> {
    this.#port = await freePort()
    const child = spawn(
      process.execPath,
      [
        ...bundled('test/rig/outside/oidc-provider.ts'),
        String(this.#port),
        CLIENT.id,
        CLIENT.secret,
        ...REDIRECTS,
      ],
      { cwd: join(__dirname, '../../..'), stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.#process = child
    let said = ''
    child.stderr?.on('data', (text) => (said += String(text)))
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text) => String(text).includes('ready') && resolve())
      child.once('exit', (code) => reject(new Error(`the provider ended with ${code}: ${said}`)))
    })
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null) return
    await new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))
  }

  /** Goes through the provider's pages as `name`; the address that it sends the browser back to. */
  async signIn(start: string, name: string): Promise<URL> {
    const cookies = new Map<string, string>()
    let [url, body]: [string, string | undefined] = [start, undefined]
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const answer: Response = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        headers: {
          Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
          ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        ...(body !== undefined && { body }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(key, value)
      }
      const location = answer.headers.get('location')
      body = undefined
      if (location !== null) {
        url = new URL(location, url).href
        if (new URL(url).host !== `localhost:${this.#port}`) return new URL(url)
      } else {
        const page = await answer.text()
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
        if (prompt === undefined)
          throw new Error(`the provider shows no form: ${answer.status} ${page.slice(0, 300)}`)
        url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', url).href
        body = new URLSearchParams({ prompt, login: name, password: 'any' }).toString()
      }
    }
    throw new Error('the provider never sent the browser back')
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = z.object({ port: z.number() }).parse(server.address())
      server.close(() => resolve(port))
    })
  })
}
