import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../lib/root.mjs'
import { build } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { fail } from '../lib/run.mjs'
import { countTests, journeys, program, runWaves, sayHowItEnded } from '../lib/steps.mjs'

// `npm test`: everything that decides whether a change is good, from a fresh clone on; every step runs, and the end says
// which failed. Volumes are `npm run soak`.
const RESULTS = join(root, '.cache', 'test')
const JEST = join(RESULTS, 'jest.json')
const JOURNEYS = join(RESULTS, 'journeys.json')

// Half the time of these tests is spent waiting for services and databases of their own.
const UNIT_WORKERS = String(Math.ceil(availableParallelism() * 1.5))

/** A quarter of the processors' time is spent waiting, for browsers and services: these need it and nothing else. */
const ASIDE = [
  // What needs types is left to the native compiler.
  ['types', program('../typescript-7/bin/tsc', ['-p', '.'], { patient: true })],
  ['promises', program('oxlint', ['--type-aware'], { patient: true })],
  ['lint', program('eslint', ['.', '--max-warnings', '0'], { patient: true })],
  ['format', program('prettier', ['--check', '.', '--log-level', 'warn'], { patient: true })],
]

const WAVES = [
  [['build', () => build(undefined, { quiet: true })]],
  [
    [
      'units',
      program('jest', ['--silent', '--json', '--outputFile', JEST, '--maxWorkers', UNIT_WORKERS], {
        env: { SOAK: '' },
      }),
    ],
  ],
  [['journeys', journeys(JOURNEYS, ['--grep-invert', '@soak'])]],
]

export const command = {
  usage: 'npm test',
  what: 'Installs and runs every check: lint, types, format, unit tests, the API on both databases, journeys. Ends with 1 when one fails.',
  async run() {
    const begun = performance.now()
    await install()
    rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    const failures = await runWaves(WAVES, ASIDE)
    sayHowItEnded(begun, failures, countTests({ units: [JEST], journeys: [JOURNEYS] }))
  },
}
