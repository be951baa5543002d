import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openRegistry, type Registry } from '#registry/registry.ts'
import { finishedBuild } from './finished-build.ts'

const COMMANDS = join(__dirname, '../../../tools/run.mjs')
const V = (digit: number): string => `1.0.0-0000000${digit}`
let folder = ''
let registry: Registry

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
  registry = openRegistry(join(folder, 'registry'))
  registry.publish(...finishedBuild(folder, 'shell', '1', { gives: {} }))
  registry.publish(...finishedBuild(folder, 'lobby', '1'))
  registry.stage(...finishedBuild(folder, 'lobby', '2'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run <name> -- …` on the folder; resolves with what it said on both ways, rejects where it fails. */
async function command(...words: readonly string[]): Promise<string> {
  const environment = { ...process.env, PORT: '', OPERATOR_PORT: '', DATA_DIR: folder, RELEASED_BY: 'ann' }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [COMMANDS, ...words], {
    env: environment,
  })
  return stderr + stdout
}

/** A server that takes connections and never answers. */
async function listening(): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

test('without a running site the commands change the folder itself, say so, and name what undoes each (MOD-06)', async () => {
  const begun = await command(
    'canary',
    `lobby@${V(2)}`,
    '--percent',
    '20',
    '--brand',
    'coral',
    '--why',
    'new',
  )
  expect(begun).toContain(`No site runs on it: on the releases of ${folder} themselves.`)
  expect(begun).toContain(`lobby ${V(2)}: 20 % of the visitors of coral have it`)
  expect(begun).toContain('To undo it: npm run canary -- lobby --stop')
  expect(await command('promote', 'lobby')).toContain(`To undo it: npm run rollback -- lobby --to ${V(1)}`)
  expect(await command('rollback', 'lobby', '--why', 'search finds nothing')).toContain(
    `lobby is back at ${V(1)}`,
  )
  expect(await command('retire', `lobby@${V(2)}`)).toContain(`npm run retire -- lobby@${V(2)} --off`)
  const output = await command('releases', 'lobby')
  expect(output).toMatch(
    /rollback 1\.0\.0-00000001 \(before: 1\.0\.0-00000002\) by ann: search finds nothing/,
  )
  expect(output).toMatch(/1\.0\.0-00000002 .*retired/)
}, 60_000)

test('a site that is named and does not answer is said, and nothing is changed in the folder', async () => {
  const before = registry.revision()
  await expect(
    command('rollback', 'lobby', '--to', V(2), '--site', 'http://127.0.0.1:9'),
  ).rejects.toMatchObject({ stderr: expect.stringContaining('There is no token to ask the site with') })
  writeFileSync(join(folder, 'operator-token'), 'a token')
  await expect(
    command('rollback', 'lobby', '--to', V(2), '--site', 'http://127.0.0.1:9'),
  ).rejects.toMatchObject({ stderr: expect.stringContaining('Nothing answers at http://127.0.0.1:9') })
  expect(registry.revision()).toBe(before)
}, 30_000)

test('a site that went without taking its note away is no site (PLT-07)', async () => {
  const gone = await listening()
  gone.server.close()
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ port: 9, operatorPort: gone.port }))
  expect(await command('releases')).toContain('No site runs on it')
}, 30_000)

test('a site that is held is not said to be gone: it does not answer, and what is taken back is taken back in its folder (PLT-07)', async () => {
  const { server: held, port: operatorPort } = await listening()
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ port: 9, operatorPort }))
  try {
    const said = await command('promote', `lobby@${V(2)}`)
    expect(said).toContain(`The site does not answer at http://127.0.0.1:${operatorPort}`)
    expect(said).not.toContain('No site runs')
    expect(said).toContain(`on the releases of ${folder} themselves.`)
  } finally {
    held.close()
  }
}, 30_000)

test('a module that has nothing to go back to while its canary runs: the canary is named, and the command that ends it (MOD-06)', async () => {
  await command('canary', `lobby@${V(2)}`, '--percent', '20')
  await expect(command('rollback', 'lobby')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /no release before that served\. Its canary 1\.0\.0-00000002, which 20 % have, is ended by: npm run canary -- lobby --stop/,
    ),
  })
}, 30_000)

test.each([
  [['canary', 'lobby', '--percent', '5'], 'expected MODULE@VERSION'],
  [['canary', `lobby@${V(2)}`, '--percent', '0'], 'a whole number from 1 to 100'],
  [['rollback', '../lobby'], 'expected MODULE'],
  [['rollback', 'lobby', '--site', 'here'], 'expected an address'],
  [['rollback', 'lobby', '--site', 'http://127.0.0.1:9', '--offline'], 'say one of them'],
])('%j is refused before anything is done', async (words, said) => {
  await expect(command(...words)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(said) })
})
