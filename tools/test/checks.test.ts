import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

jest.setTimeout(180_000)

const root = join(__dirname, '..', '..')

/** What an expression over a module of `tools/lib` is, in a process of its own: the tools are ES modules. */
function evaluated<T>(module: string, expression: string): T {
  const program = `
    import * as subject from './tools/lib/${module}.mjs'
    process.stdout.write('\\n' + JSON.stringify(await (${expression})))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
  return JSON.parse(output.slice(output.lastIndexOf('\n'))) as T // reason: the caller names what its expression gives
}

describe('npm run check', () => {
  it('finds the API suites, unit tests and journeys that a change can break, the nearest first (MOD-01)', () => {
    const nearest = evaluated<string[][]>(
      'related-tests',
      `Promise.all([
        'services/platform/src/content/mail/service.ts',
        'apps/content/src/screens/notice.screen.tsx',
        'packages/config/src/shared-libraries.ts',
      ].map(async (file) => (await subject.relatedTests([file])).map((test) => test.file)))`,
    )
    const [mail = [], notice = [], shared = []] = nearest
    // Over HTTP alone: no import leads from that service to its suite.
    expect(mail.slice(0, 3)).toContain('services/platform/test/mail.test.ts')
    expect(notice).toEqual(
      expect.arrayContaining(['e2e/journeys/notices.spec.ts', 'apps/content/src/screens/notice.test.tsx']),
    )
    expect(shared.some((file) => file.startsWith('packages/'))).toBe(true)
  })
})

describe('the budget of npm test', () => {
  const budget = JSON.parse(readFileSync(join(root, 'tools', 'test-budget.json'), 'utf8')) as Record<
    string,
    number
  > // reason: the file is ours
  const over = (counts: Record<string, number>, loopSeconds: number) => {
    const parts = Object.entries(counts).map(([name, seconds]) => [name, { seconds, loopSeconds }])
    return evaluated<string[]>(
      'test-costs',
      `subject.holdCosts(${JSON.stringify(Object.fromEntries(parts))}, { units: '/none', journeys: '/none' }, { history: '/dev/null' })`,
    )
  }

  it('names each part that costs more calibration loops than it may, and a part without a budget (PLT-06)', () => {
    const units = budget['units'] ?? 0
    expect(over({ units: units * 0.9 }, 1)).toEqual([])
    expect(over({ units: units * 1.1, other: 1 }, 1)).toEqual(['costs of units', 'costs of other'])
  })

  it('is given in loops: on a machine of half the speed everything may take twice the time (PLT-06)', () => {
    const units = budget['units'] ?? 0
    expect(over({ units: units * 1.8 }, 2)).toEqual([])
    expect(over({ units: units * 1.8 }, 1)).toEqual(['costs of units'])
  })
})
