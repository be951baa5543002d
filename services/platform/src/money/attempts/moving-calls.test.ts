import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { opnPayments } from '#providers/payment/opn/opn.provider'
import type { PaymentProvider } from '#providers/payment/payment.provider'
import { sandboxPayments } from '#providers/payment/sandbox.provider'

const SOURCES = join(__dirname, '../..')

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => relative(SOURCES, join(folder, name)))

/** Where each of these may stand, beside the file that defines it. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  // What hands out calls that move money.
  commandsOf: ['providers/payment/commands.ts', 'money/attempts/payment-attempts.ts'],
  keepCommands: ['providers/payment/commands.ts', 'providers/payment/providers.ts'],
  PaymentCommands: ['money/attempts/payment-attempts.ts', 'providers/payment/'],
  // What makes a provider, with its commands.
  opnPayments: ['providers/payment/opn/opn.provider.ts', 'providers/payment/providers.ts'],
  sandboxPayments: ['providers/payment/sandbox.provider.ts', 'providers/payment/providers.ts'],
  // What takes an attempt to be sent, or makes it ready to be.
  markSent: ['money/attempts/'],
  makeReady: ['money/attempts/'],
}

test.each(Object.entries(PLACES))(
  '%s is named in its own places alone: every call that moves money is an attempt (MEM-02, MEM-03)',
  (name, places) => {
    const pattern = new RegExp(`\\b${name}\\b`)
    const found = sources(SOURCES).filter((file) => {
      // The adapters' own functions of that name are theirs.
      const text = readFileSync(join(SOURCES, file), 'utf8')
      const isOwn = name === 'commandsOf' && /function commandsOf\((account|options)/.test(text)
      return pattern.test(text) && !isOwn
    })
    expect(found.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([])
    expect(found.length).toBeGreaterThan(0)
  },
)

test('no other file writes the table of attempts (MEM-02, MEM-03)', () => {
  const writes =
    /(insertInto|updateTable|deleteFrom)\(\s*'payment_attempts'|(update|into|from)\s+payment_attempts\b/
  const found = sources(SOURCES).filter((file) => writes.test(readFileSync(join(SOURCES, file), 'utf8')))
  // The console's list reads it.
  expect(found.toSorted()).toEqual(['money/attempts/repository.ts', 'money/withdraw/console/repository.ts'])
})

/** A server that answers nothing useful and records its requests. */
async function recorder(): Promise<{ url: string; requests: string[]; close(): void }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${new URL(request.url ?? '', 'http://of').pathname}`)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // reason: it listens on a port
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close() }
}

const money = { toDecimal: String, toMinor: BigInt }
const MADE: Readonly<Record<string, (url: string) => PaymentProvider>> = {
  opn: (url) => opnPayments({ url, secretKey: 'skey_test_1', webhookSecrets: ['c2VjcmV0'] }),
  sandbox: (url) => sandboxPayments({ url, secret: 'secret', clock: { now: () => new Date() }, money }),
}
/** Opn moves money by POST alone; the sandbox's questions are these. */
const MOVES_NOTHING = [/^GET /, /^POST \/pay\/(status|find|book|reversal-book|payout-status|payout-book)$/]

test.each(Object.keys(MADE))('no query of %s moves money (MEM-02, MEM-03)', async (name) => {
  const { requests: asked, close, url } = await recorder()
  const made = MADE[name]?.(url)
  // reason: each is called with what means little to it
  const queries = Object.values({ ...made?.queries }) as unknown as ((...given: unknown[]) => unknown)[]
  const commands = Object.values({ ...made?.commands }) as unknown as ((given: object) => Promise<unknown>)[]
  const [id, at] = ['2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11', new Date()]
  const about = { id, orderId: id, payoutId: id, reference: 'trsf_test_1', sentAt: at }
  const call = { path: '/', body: '{}', header: () => '' }
  for (const query of queries) {
    // Each takes some of these; an answer that means nothing ends it.
    for (const given of [[about], [at, at], [call, at]])
      try {
        const answer = await query(...given)
        if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer)
          // reason: a book is read line by line
          for await (const line of answer as AsyncIterable<unknown>) expect(line).toBeDefined()
      } catch {
        continue
      }
  }
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(asked.filter((one) => !MOVES_NOTHING.some((pattern) => pattern.test(one)))).toEqual([])
  asked.length = 0
  for (const command of commands)
    await command({
      ...about,
      amount: 1n,
      currency: 'THB',
      expiresAt: at,
      returnUrl: '',
      method: 'qr',
      language: 'EN',
      to: {},
    }).catch(() => undefined)
  expect(asked.filter((one) => MOVES_NOTHING.some((pattern) => pattern.test(one)))).toEqual([])
  expect(asked.length).toBeGreaterThanOrEqual(2)
  close()
})
