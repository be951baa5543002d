import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
/** Of the answer itself, not of the connection. */
const LEFT_OUT = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** A bare Fastify handler in a process of its own that sends what an address answers. */
export async function bareServerOf(address: string, headers: Record<string, string>) {
  const { body, answer } = await rawAnswer(address, headers)
  const child = fork(FILE, { execArgv: [] })
  const origin = await new Promise<string>((done, fail) => {
    child.once('message', (text) => done(String(text)))
    child.once('exit', () => fail(new Error('the bare server did not start')))
    child.send({ body: body.toString('base64'), headers: answer })
  })
  return { origin, bytes: body.length, stop: () => child.disconnect() }
}

/** The bytes as they go over the wire: fetch would unpack them. */
async function rawAnswer(address: string, headers: Record<string, string>) {
  const { request } = await import('node:http')
  return await new Promise<{ body: Buffer; answer: Record<string, string> }>((done, fail) => {
    const clientRequest = request(address, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (answer.statusCode !== 200) return fail(new Error(`${address} answered ${answer.statusCode}`))
        const named = Object.entries(answer.headers).filter(([name]) => !LEFT_OUT.has(name))
        done({
          body: Buffer.concat(parts),
          answer: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
        })
      })
    })
    clientRequest.on('error', fail)
    clientRequest.end()
  })
}
