import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../lib/root.mjs'
import { install } from '../lib/install.mjs'
import { countTests, journeys, npmRun, program, runWaves, sayHowItEnded, units } from '../lib/steps.mjs'
import { calibrateBeside, holdCosts } from '../lib/test-costs.mjs'

// `npm test`: everything that decides whether a change is good, from a fresh clone on; every step runs, and the end says
// which failed. Volumes are `npm run soak`.
const RESULTS = join(root, '.cache', 'test')
const REPORTS = {
  units: join(RESULTS, 'jest.json'),
  seconds: join(RESULTS, 'seconds.jsonl'),
  journeys: join(RESULTS, 'journeys.json'),
}

// Half the time of these tests is spent waiting for services and databases of their own.
const UNIT_WORKERS = String(Math.ceil(availableParallelism() * 1.5))

/** A quarter of the processors' time is spent waiting, for browsers and services: these need it and nothing else. */
const ASIDE = [
  // What needs types is left to the native compiler.
  ['types', program('../typescript-7/bin/tsc', ['-p', '.'], { patient: true })],
  ['promises', program('oxlint', ['--type-aware'], { patient: true })],
  ['lint', program('eslint', ['.', '--max-warnings', '0'], { patient: true })],
  ['structure', npmRun('structure')],
  ['words', npmRun('words')],
  ['format', program('prettier', ['--check', '.', '--log-level', 'warn'], { patient: true })],
]

const WAVES = [
  [['build', npmRun('setup')]],
  [['units', units(REPORTS, ['--maxWorkers', UNIT_WORKERS])]],
  [['journeys', journeys(REPORTS.journeys, ['--grep-invert', '@soak'])]],
]

export const command = {
  usage: 'npm test [-- --update-budget]',
  what: `Installs and runs every check: lint, types, format, unit tests, the API, journeys. Ends with 1 when one fails, or when a
part costs more processor time than tools/test-budget.json allows it.`,
  options: {
    'update-budget': { type: 'boolean', what: 'writes budgets and expected times from this run' },
  },
  async run({ values }) {
    const begun = performance.now()
    await install()
    rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    const calibration = calibrateBeside()
    const { failed, used } = await runWaves(WAVES, ASIDE)
    const loopSeconds = await calibration.end()
    const parts = Object.entries(used).map(([name, part]) => [
      name,
      { seconds: part.seconds, loopSeconds: loopSeconds(part) },
    ])
    const over = holdCosts(
      Object.fromEntries(parts),
      { units: REPORTS.seconds, journeys: REPORTS.journeys },
      { update: values['update-budget'] },
    )
    const count = countTests({ units: [REPORTS.units], journeys: [REPORTS.journeys] })
    sayHowItEnded(begun, [...failed, ...over], count)
  },
}
