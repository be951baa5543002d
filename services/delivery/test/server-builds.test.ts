import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plan, Release } from '@site/config/schema'
import { createDrawer, type Drawer } from '#drawing/drawer.ts'

const PLAN = {} as Plan // reason: the shell of this test looks at nothing of it
const LOBBY = { name: 'lobby', version: '1.0.0-00000001' } as Release // reason: only its name is read
const SHELL = `exports.sharedLibraries = {}
exports.draw = (plan, url, exposes) => ({
  header: '', screen: Object.keys(exposes).join(), footer: '', welcome: '', complete: true,
})`

let folder: string
let drawer: Drawer
let problems: string[]
let blamed: string[]

function build(name: string, code: string) {
  const file = join(folder, `${name}.cjs`)
  writeFileSync(file, code)
  return { file, integrity: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  ;[problems, blamed] = [[], []]
})
afterEach(async () => {
  await drawer.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a server build that was changed on disk is not run, costs its module alone, and is reported once (MOD-10)', async () => {
  const shell = build('shell', SHELL)
  const lobby = build('lobby', 'exports.exposes = {}')
  drawer = createDrawer({
    serverBuild: () => lobby,
    report: { drawn: () => undefined, threw: ({ name }) => blamed.push(name) },
    onProblem: (message) => problems.push(message),
  })
  /** A busy machine opens a thread late: then it is tried again. */
  async function draw(url: string): Promise<string | undefined> {
    for (let turn = 0; turn < 5; turn += 1) {
      const drawn = await drawer.draw(PLAN, url, shell, new Map([['lobby', LOBBY]]))
      if (drawn) return drawn.screen
    }
    return undefined
  }
  const marker = join(folder, 'was-run')
  appendFileSync(lobby.file, `\nrequire('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`)
  expect(await draw('/m/home')).toBe('')
  await draw('/m/slot')
  expect(existsSync(marker)).toBe(false)
  expect(problems.filter((line) => line.includes('was changed on disk and is not run'))).toHaveLength(1)
  // The release is as good as before on every other disk.
  expect(blamed).toEqual([])
  writeFileSync(lobby.file, 'exports.exposes = {}')
  expect(await draw('/m/home')).toBe('lobby')
}, 60_000)
