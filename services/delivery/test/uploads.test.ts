import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Release } from '@site/config/schema'
import { DRAWING_SHELL } from './drawing-shell.ts'
import { finishedBuild } from './finished-build.ts'
import { smallSite, TOKEN, type SmallSite } from './small-site.ts'

const V = (digit: number): string => `1.0.0-0000000${digit}`
let site: SmallSite

beforeEach(async () => {
  site = await smallSite()
  const { registry } = site.delivery
  registry.publish(...finishedBuild(site.folder, 'shell', '1', { gives: {}, server: DRAWING_SHELL }))
  registry.publish(...finishedBuild(site.folder, 'lobby', '1'))
})
afterEach(() => site.close())

interface Answer {
  readonly status: number
  // reason: each test reads the fields of its own answer
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any
}
const UPLOADS = '/control/releases/lobby/uploads'

async function ask(method: string, path: string, body: object | Buffer, at = UPLOADS): Promise<Answer> {
  const isBytes = Buffer.isBuffer(body)
  const answer = await fetch(`${site.control}${at}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${TOKEN}`,
      'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const keys = generateKeyPairSync('ed25519')
const others = generateKeyPairSync('ed25519')
const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const signed = (text: string, key = keys.privateKey) => ({
  signature: sign(null, Buffer.from(text), key).toString('base64'),
  key: pem,
  fingerprint: 'f',
  team: 'lobby-team',
})
const begin = (release: Release, more: object = {}): Promise<Answer> =>
  ask('POST', '', { description: JSON.stringify(release), ...more })

interface Missing {
  readonly part: string
  readonly name: string
}
const fileOf = (dist: string, { part, name }: Missing): Buffer => readFileSync(join(dist, part, name))
const put = (id: string, file: Missing, bytes: Buffer): Promise<Answer> =>
  ask('PUT', `/${id}/${file.part}/${file.name}`, bytes)

async function sendAll(release: Release, dist: string, more: object = {}): Promise<string> {
  const { id, missing } = (await begin(release, more)).body.value
  for (const file of missing) await put(id, file, fileOf(dist, file))
  return id
}
const lay = (id: string): Promise<Answer> => ask('POST', `/${id}/lay`, {})
const versions = (): readonly string[] => site.delivery.registry.versions('lobby')

test('a release that was sent whole is stored with its signature, and no visitor has it yet (MOD-06)', async () => {
  const [release, dist] = finishedBuild(site.folder, 'lobby', '2')
  const text = JSON.stringify(release)
  const id = await sendAll(release, dist, { signed: signed(text) })
  const { status, body } = await lay(id)
  expect([status, body.value]).toEqual([
    200,
    { version: V(2), signer: { team: 'lobby-team', fingerprint: 'f' } },
  ])
  const { registry } = site.delivery
  expect([registry.live('lobby')?.version, registry.release('lobby', V(2))]).toEqual([V(1), release])
  const kept = JSON.parse(
    readFileSync(join(site.folder, 'registry', 'signed', 'lobby', `${V(2)}.json`), 'utf8'),
  )
  expect([kept.description, kept.team]).toEqual([text, 'lobby-team'])
  const folder = registry.filesFolder('lobby')
  for (const ending of ['', '.br', '.gz']) expect(existsSync(join(folder, release.entry + ending))).toBe(true)
  expect(readdirSync(join(site.folder, 'uploads'))).toEqual([])
})

test('an upload that was cut goes on with what is missing, and a file that was cut is not kept (MOD-06)', async () => {
  const [release, dist] = finishedBuild(site.folder, 'lobby', '2')
  const { id, missing } = (await begin(release)).body.value
  expect(missing).toHaveLength(2)
  const [first, second] = missing
  await put(id, first, fileOf(dist, first))
  await cut(`${UPLOADS}/${id}/${second.part}/${second.name}`, fileOf(dist, second))
  const again = (await begin(release)).body.value
  expect(again).toEqual({ id, version: V(2), missing: [second] })
  const early = await lay(id)
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining('1 files were not sent yet'),
  ])
  await put(id, second, fileOf(dist, second))
  expect((await lay(id)).status).toBe(200)
})

/** Sends half of a file and hangs up. */
async function cut(path: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(site.control)
  const socket = connect(Number(port), hostname)
  const head = [
    `PUT ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${TOKEN}`,
    'Content-Type: application/octet-stream',
    `Content-Length: ${bytes.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise((sent) => socket.write(bytes.subarray(0, bytes.length / 2), sent))
  socket.destroy()
  await new Promise((closed) => socket.once('close', closed))
}

test('what the registry has already is not sent again', async () => {
  const [release, dist] = finishedBuild(site.folder, 'lobby', '2', { code: '/* lobby 1 */' })
  const { id, missing } = (await begin(release)).body.value
  expect(missing).toEqual([{ part: 'server', name: 'server.cjs' }])
  await put(id, missing[0], fileOf(dist, missing[0]))
  expect((await lay(id)).status).toBe(200)
})

test.each(['browser', 'server'])(
  'a bit that was flipped on the way is seen in a %s file (MOD-10)',
  async (part) => {
    const [release, dist] = finishedBuild(site.folder, 'lobby', '2')
    const { id, missing } = (await begin(release)).body.value
    const file = missing.find((one: Missing) => one.part === part)
    const bytes = fileOf(dist, file)
    bytes[3] = (bytes[3] ?? 0) ^ 1
    const { status, body } = await put(id, file, bytes)
    expect([status, body.code]).toEqual([409, 'release_refused'])
    expect((await begin(release)).body.value.missing).toEqual(missing)
  },
)

test('a signature by another key, or of another description, is none (MOD-06)', async () => {
  const [release] = finishedBuild(site.folder, 'lobby', '2')
  const text = JSON.stringify(release)
  for (const wrong of [
    signed(text, others.privateKey),
    signed(text.replace('2026', '2027')),
    { ...signed(text), signature: 'nothing' },
    { ...signed(text), key: 'no key' },
  ]) {
    const { status, body } = await begin(release, { signed: wrong })
    expect([status, body.code]).toEqual([409, 'release_refused'])
  }
  expect(existsSync(join(site.folder, 'uploads'))).toBe(false)
})

test.each<[string, (release: Release) => unknown, string]>([
  ['is not JSON', () => 'no release', 'description'],
  ['is of another module', (release) => ({ ...release, name: 'account' }), 'description.name'],
  ['lacks what a release has', ({ files: _, ...rest }) => rest, 'description.files'],
  [
    'leads out of its folder',
    (release) => ({ ...release, serverEntry: '../../server.cjs' }),
    'description.files',
  ],
  [
    'lacks what its server build has to be',
    ({ serverIntegrity: _, ...rest }) => rest,
    'description.serverIntegrity',
  ],
])('a description that %s is refused by its field', async (_what, change, field) => {
  const [release] = finishedBuild(site.folder, 'lobby', '2')
  const wrong = change(release)
  const description = typeof wrong === 'string' ? wrong : JSON.stringify(wrong)
  const { status, body } = await ask('POST', '', { description })
  expect([status, body.code, body.field]).toEqual([400, 'invalid_input', field])
})

test('a file that is none of the release is refused, and an upload of another module is not found', async () => {
  const [release] = finishedBuild(site.folder, 'lobby', '2')
  const { id } = (await begin(release)).body.value
  const none = await put(id, { part: 'browser', name: 'channels.json' }, Buffer.from('{}'))
  expect([none.status, none.body.field]).toEqual([400, 'file'])
  expect((await ask('POST', `/${id}/lay`, {}, '/control/releases/account/uploads')).status).toBe(404)
  expect((await lay('0'.repeat(32))).status).toBe(404)
})

test('the same version with other files is refused: a release never changes (MOD-06)', async () => {
  const [release, dist] = finishedBuild(site.folder, 'lobby', '1', { code: '/* another */' })
  const refused = await lay(await sendAll(release, dist))
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('published already with other files'),
  ])
})

test('a release that one brand of two cannot be drawn with is refused by that brand, and cannot be chosen (MOD-06)', async () => {
  const server = `exports.exposes = { draw(plan) { if (plan.brand.merchant === 'coral') throw new Error('no peso') } }`
  const [release, dist] = finishedBuild(site.folder, 'lobby', '2', { server })
  const { status, body } = await lay(await sendAll(release, dist))
  expect([status, body.code]).toEqual([409, 'release_refused'])
  expect(body.message).toMatch(/coral, EN: lobby 1\.0\.0-00000002 threw while it was drawn: no peso/)
  expect(body.message).not.toContain('lotus')
  expect(versions()).toEqual([V(1)])
}, 30_000)

test('one that needs what the live shell does not give is refused before it can be chosen (MOD-03)', async () => {
  const needs = { react: { range: '^19.3.0', names: ['useMemo'] } }
  const refused = await lay(await sendAll(...finishedBuild(site.folder, 'lobby', '2', { needs })))
  expect(refused.body.message).toContain('needs react')
  expect(versions()).toEqual([V(1)])
})

test('two who send the same release at once both have it there, once', async () => {
  const [release, dist] = finishedBuild(site.folder, 'lobby', '2')
  const ids = await Promise.all([sendAll(release, dist), sendAll(release, dist)])
  const done = await Promise.all(ids.map(lay))
  expect(done.some(({ status }) => status === 200)).toBe(true)
  expect(versions().toSorted()).toEqual([V(1), V(2)])
  const file = join(site.delivery.registry.filesFolder('lobby'), release.entry)
  const digest = createHash('sha256').update(readFileSync(file)).digest('base64')
  expect(`sha256-${digest}`).toBe(release.files[0]?.integrity)
})
