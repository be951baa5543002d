import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseSchema, type Release } from '@site/config/schema'
import { brotliCompressSync } from 'node:zlib'

/**
 * A next release of a build: every script of the module's first route has changed content, hence a new name,
 * as a real change of that module has. Written to `target`; returns it.
 */
export function changedRelease(
  dist: string,
  target: string,
  files: (release: Release) => readonly string[],
): Release {
  rmSync(target, { recursive: true, force: true })
  cpSync(dist, target, { recursive: true })
  const folder = join(target, 'browser')
  let text = readFileSync(join(target, 'release.json'), 'utf8')
  const release = releaseSchema.parse(JSON.parse(text))
  const renamed = new Map(
    files(release).map((name) => [
      name,
      name.replace(/[0-9a-f]{10,16}\.js$/, `${hash(name + release.version).slice(0, 16)}.js`),
    ]),
  )
  for (const name of readdirSync(folder).filter((other) => other.endsWith('.js'))) {
    let code = readFileSync(join(folder, name), 'utf8')
    for (const [before, after] of renamed) code = code.replaceAll(fingerprint(before), fingerprint(after))
    if (renamed.has(name)) code += `;/* ${hash(name)} */`
    writeFileSync(join(folder, renamed.get(name) ?? name), code)
  }
  for (const [before, after] of renamed) text = text.replaceAll(before, after)
  const next = releaseSchema.parse(JSON.parse(text))
  const described = {
    ...next,
    declaration: { ...next.declaration, budget: roomier(next.declaration.budget) },
    version: next.version.replace(/[0-9a-f]{8}$/, hash(next.version).slice(0, 8)),
    files: next.files.map((file) => {
      const content = readFileSync(join(folder, file.name))
      const brotli = brotliCompressSync(content)
      writeFileSync(join(folder, `${file.name}.br`), brotli)
      return {
        ...file,
        integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
        bytes: content.length,
        brotli: brotli.length,
      }
    }),
  }
  writeFileSync(join(target, 'release.json'), JSON.stringify(described))
  return described
}

/** What distinguishes the copy takes bytes too, and the release may be at its limit. */
const roomier = ({ entry, expose, total }: Release['declaration']['budget']) => ({
  entry: entry + 1,
  expose: expose + 1,
  total: total + 4,
})

const fingerprint = (name: string): string => /[0-9a-f]{10,16}(?=\.js$)/.exec(name)?.[0] ?? name
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
