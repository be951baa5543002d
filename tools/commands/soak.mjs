import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { RELEASED, root } from '../lib/root.mjs'
import { build } from '../lib/build.mjs'
import { install } from '../lib/install.mjs'
import { fail, run } from '../lib/run.mjs'
import { countTests, journeys, program, runWaves, sayHowItEnded } from '../lib/steps.mjs'

// `npm run soak`: the volumes that `npm test` leaves out. Every unit test with SOAK=1, which adds the files `*.soak.ts` and
// the full sizes of the others; the journeys tagged @soak; the whole storm on the wallet. Takes an hour on two cores.
const RESULTS = join(root, '.cache', 'soak')
const JEST = join(RESULTS, 'jest.json')
const JOURNEYS = join(RESULTS, 'journeys.json')
const UNIT_WORKERS = String(Math.ceil(availableParallelism() * 1.5))

const WAVES = [
  [
    [
      'units',
      program(
        'jest',
        [
          '--silent',
          '--json',
          '--outputFile',
          JEST,
          '--maxWorkers',
          UNIT_WORKERS,
          '--testPathPatterns',
          'services/',
        ],
        { env: { SOAK: '1' } },
      ),
    ],
  ],
  [['storm', () => run(process.execPath, [join(import.meta.dirname, 'storm.mjs')], { quiet: true })]],
  [['build', () => build(RELEASED, { quiet: true })]],
  [['journeys', journeys(JOURNEYS, ['--grep', '@soak'])]],
]

try {
  const begun = performance.now()
  await install()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const failures = await runWaves(WAVES)
  sayHowItEnded(begun, failures, countTests({ units: [JEST], journeys: [JOURNEYS] }))
} catch (error) {
  fail(error)
}
