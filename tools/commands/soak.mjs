import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../lib/root.mjs'
import { install } from '../lib/install.mjs'
import { run } from '../lib/run.mjs'
import { countTests, journeys, npmRun, runWaves, sayHowItEnded, units } from '../lib/steps.mjs'

const RESULTS = join(root, '.cache', 'soak')
const REPORTS = {
  units: join(RESULTS, 'jest.json'),
  seconds: join(RESULTS, 'seconds.jsonl'),
  journeys: join(RESULTS, 'journeys.json'),
}
/** Who reads how much of something there is from here has a volume. */
const VOLUMES = ['services/platform/test/rig/volumes.ts', 'services/delivery/test/volume.ts'].map((file) =>
  join(root, file),
)
const UNIT_WORKERS = String(Math.ceil(availableParallelism() * 1.5))

const WAVES = [
  [
    [
      'units',
      units(REPORTS, ['--maxWorkers', UNIT_WORKERS, '--findRelatedTests', ...VOLUMES], { SOAK: '1' }),
    ],
  ],
  [['storm', npmRun('storm')]],
  [['build', npmRun('setup')]],
  [
    [
      'rolling update',
      () => run(process.execPath, ['rolling/rolling-update.ts'], { cwd: join(root, 'e2e') }),
    ],
  ],
  [['journeys', journeys(REPORTS.journeys, ['--grep', '@soak'])]],
]

export const command = {
  usage: 'npm run soak',
  what: `The volumes that npm test leaves out: every unit test that reads how much from
services/platform/test/rig/volumes.ts or services/delivery/test/volume.ts, with SOAK=1; the journeys tagged @soak; the whole storm on the wallet; two copies behind nginx replaced under load. Takes some three hours on two cores, two of them for the hostile payment companies.`,
  async run() {
    const begun = performance.now()
    await install()
    rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    const { failed } = await runWaves(WAVES)
    sayHowItEnded(begun, failed, countTests({ units: [REPORTS.units], journeys: [REPORTS.journeys] }))
  },
}
