import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleSchema, type Release } from '@site/config/schema'

const integrity = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

interface Parts {
  readonly declaration?: object
  readonly gives?: Release['gives']
  readonly needs?: Release['needs']
  readonly createdAt?: string
  /** Its code for the server. */
  readonly server?: string
  /** Of its one browser script; differs between builds of one version. */
  readonly code?: string
}

/** A finished build of a module with one script, in a folder of its own below `folder`; `digit` differs between its versions. */
export function finishedBuild(
  folder: string,
  name: string,
  digit: string,
  {
    declaration = {},
    gives,
    needs = {},
    createdAt = `2026-11-2${digit}T00:00:00.000Z`,
    server = 'exports.exposes = {}',
    code = `/* ${name} ${digit} */`,
  }: Parts = {},
): [Release, string] {
  const version = `1.0.0-0000000${digit}`
  const dist = join(folder, `dist-${name}-${digit}`)
  for (const part of ['browser', 'server']) mkdirSync(join(dist, part), { recursive: true })
  const script = `entry.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
  writeFileSync(join(dist, 'browser', script), code)
  writeFileSync(join(dist, 'server', 'server.cjs'), server)
  const release: Release = {
    name,
    version,
    contract: 1,
    declaration: moduleSchema.parse({
      name,
      events: {},
      budget: { entry: 3, expose: 10, total: 20 },
      ...declaration,
    }),
    entry: script,
    entryGlobal: `m_${digit}`,
    exposes: {},
    styles: {},
    needs,
    ...(gives === undefined ? {} : { gives }),
    files: [{ name: script, integrity: integrity(code), bytes: code.length, brotli: code.length }],
    messages: { EN: {}, TY: {} },
    serverEntry: 'server.cjs',
    serverIntegrity: integrity(server),
    createdAt,
  }
  return [release, dist]
}
