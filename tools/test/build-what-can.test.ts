import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const LIMIT_MS = 30_000

jest.setTimeout(2 * LIMIT_MS)

/** A tree whose builder refuses the modules named, in words of its own; answers what the commands' own code says and hands on. */
function buildWithout(broken: readonly string[]): { said: string; ended: number } {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const builder = join(folder, 'packages', 'build', 'src')
  mkdirSync(builder, { recursive: true })
  cpSync(join(root, 'tools', 'lib'), join(folder, 'tools', 'lib'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(builder, 'stale.ts'), 'console.log(process.argv.slice(2).join(" "))\n')
  writeFileSync(
    join(builder, 'build-module.ts'),
    `const name = process.argv[2] ?? ''
     if (${JSON.stringify(broken)}.includes(name)) { console.error(name + '.ts: line 3'); process.exitCode = 1 }\n`,
  )
  const lines = `
    import { buildWhatCan } from './tools/lib/build.mjs'
    console.error = console.log
    try { console.log('goes on with ' + (await buildWhatCan(['shell', 'lobby', 'content'], { quiet: true })).join(' ')) }
    catch (error) { console.log(error.message); process.exitCode = 1 }`
  try {
    const [command, args] = [process.execPath, ['--input-type=module', '--eval', lines]]
    return {
      said: execFileSync(command, args, { cwd: folder, encoding: 'utf8', timeout: LIMIT_MS }),
      ended: 0,
    }
  } catch (error) {
    const { stdout, status } = error as { stdout: string; status: number } // reason: what execFileSync throws
    return { said: stdout, ended: status }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a module that does not build is named once with what it lacks, and the site goes on with the others (MOD-09)', () => {
  const { said, ended } = buildWithout(['content'])
  expect(ended).toBe(0)
  expect(said.split('content.ts: line 3')).toHaveLength(2)
  expect(said).toContain('Not built: content.')
  expect(said).toContain('goes on with shell lobby\n')
})

test('without its shell no site goes on (MOD-09)', () => {
  const { said, ended } = buildWithout(['shell'])
  expect(ended).toBe(1)
  expect(said).toContain('shell.ts: line 3')
})
