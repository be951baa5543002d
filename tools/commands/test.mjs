import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { RELEASED, root } from '../lib/root.mjs'
import { build } from '../lib/build.mjs'
import { needChromium } from '../lib/chromium.mjs'
import { install } from '../lib/install.mjs'
import { fail, run } from '../lib/run.mjs'

// `npm test`: everything that decides whether a change is good, from a fresh clone on; every step runs, and the end says which failed.
const RESULTS = join(root, '.cache', 'test')
const JEST = join(RESULTS, 'jest.json')
const JOURNEYS = join(RESULTS, 'journeys.json')

const bin = (name, folder = '.') => join(root, folder, 'node_modules', '.bin', name)
const tool = (name, args, options) => () => run(bin(name, options?.folder), args, { quiet: true, ...options })
const hasLint = readdirSync(root).some((name) => name.startsWith('eslint.config.'))

// Half the time of these tests is spent waiting for services and databases of their own.
const UNIT_WORKERS = String(Math.ceil(availableParallelism() * 1.5))

/** Steps of one wave run side by side: each of the first keeps one processor busy, the others keep all. */
const WAVES = [
  [
    ...(hasLint ? [['lint', tool('eslint', ['.', '--max-warnings', '0'])]] : []),
    ['types', tool('tsc', ['-p', '.'])],
    ['format', tool('prettier', ['--check', '.', '--log-level', 'warn'])],
  ],
  [['units', tool('jest', ['--silent', '--json', '--outputFile', JEST, '--maxWorkers', UNIT_WORKERS])]],
  [['build', () => build(RELEASED, { quiet: true })]],
  [['journeys', journeys]],
]

async function journeys() {
  const CHROMIUM_PATH = await needChromium()
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEYS, NODE_NO_WARNINGS: '1' }
  await run(bin('playwright', 'e2e'), ['test', '--reporter=dot,json'], { cwd: join(root, 'e2e'), env })
}

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/** How many tests passed and failed, from the runners' own reports; a runner that could not finish counts as one failure. */
function counts() {
  const units = existsSync(JEST) ? JSON.parse(readFileSync(JEST, 'utf8')) : undefined
  const { stats } = existsSync(JOURNEYS) ? JSON.parse(readFileSync(JOURNEYS, 'utf8')) : {}
  return {
    passed: (units?.numPassedTests ?? 0) + (stats?.expected ?? 0),
    failed:
      (units ? units.numFailedTests + units.numRuntimeErrorTestSuites : 1) +
      (stats ? stats.unexpected + stats.flaky : 1),
  }
}

try {
  const begun = performance.now()
  await install()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const failures = []
  for (const wave of WAVES)
    await Promise.all(
      wave.map(async ([name, step]) => {
        const from = performance.now()
        process.stdout.write(`${name} …\n`)
        const ok = await step().then(
          () => true,
          (error) => (console.error(error.message), false),
        )
        if (!ok) failures.push(name)
        process.stdout.write(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds(from)})\n`)
      }),
    )
  const { passed, failed } = counts()
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
  console.log(`Total time ${seconds(begun)}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
} catch (error) {
  fail(error)
}
