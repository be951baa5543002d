import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { journeys, npmRun, runWaves, units } from '../lib/steps.mjs'
import { WrongWords } from '../lib/words.mjs'

// `npm run flakes`: the same tests again and again beside other work, to find those that only mostly pass.
const RESULTS = join(root, '.cache', 'flakes')
/** Programs that do nothing but take processor, beside the tests. */
const BURNERS = 2 * availableParallelism()
const BURN = 'for (;;) Math.sqrt(Math.random())'

/** Keeps the processors busy until it is ended. */
function burn() {
  const burning = Array.from({ length: BURNERS }, () =>
    spawn(process.execPath, ['-e', BURN], { stdio: 'ignore' }),
  )
  return { end: () => burning.forEach((child) => child.kill('SIGKILL')) }
}

const unitOutcomes = (report) =>
  report.testResults.flatMap(({ name, assertionResults, message }) =>
    assertionResults.length === 0
      ? [{ test: relative(root, name), passed: false, message }]
      : assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ fullName, status, failureMessages }) => ({
            test: `${relative(root, name)} › ${fullName}`,
            passed: status === 'passed',
            message: failureMessages[0],
          })),
  )

function journeyOutcomes(report) {
  const within = (suite) => [...(suite.suites ?? []).flatMap(within), ...(suite.specs ?? [])]
  return report.suites.flatMap(within).map(({ file, title, ok, tests }) => ({
    test: `e2e/journeys/${file} › ${title}`,
    passed: ok,
    message: tests[0]?.results[0]?.error?.message,
  }))
}

/** What every test did in all runs, and why it first failed. */
class Tally {
  #tests = new Map()
  add({ test, passed, message }) {
    const known = this.#tests.get(test) ?? { passed: 0, failed: 0, why: undefined }
    if (passed) known.passed += 1
    else known.failed += 1
    if (!passed) known.why ??= (message ?? '').split('\n').slice(0, 3).join(' ').slice(0, 300)
    this.#tests.set(test, known)
  }
  get failed() {
    return [...this.#tests].filter(([, { failed }]) => failed > 0)
  }
  get size() {
    return this.#tests.size
  }
}

export const command = {
  usage: 'npm run flakes -- 20 [FILE …]',
  what: `Runs tests again and again while other programs take the processors (twice as many as there are), and names those that
passed in one run and failed in another. FILE is a part of a test file's path; without any, all unit tests are run.`,
  words: [1, 50],
  options: {
    journeys: { type: 'boolean', what: 'journeys in the browser instead of unit tests' },
    quiet: { type: 'boolean', what: 'without other programs beside it' },
  },
  async run({ values, words: [times = '', ...files] }) {
    const count = Number(times)
    if (!Number.isInteger(count) || count < 1)
      throw new WrongWords(`"${times}" is no number of runs.\nUsage: ${command.usage}`)
    await install()
    rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    const reports = { units: join(RESULTS, 'units.json'), seconds: join(RESULTS, 'seconds.jsonl') }
    const [report, step, outcomesOf] = values.journeys
      ? [
          join(RESULTS, 'journeys.json'),
          journeys(join(RESULTS, 'journeys.json'), ['--grep-invert', '@soak', ...files]),
          journeyOutcomes,
        ]
      : [reports.units, units(reports, ['--maxWorkers', '3', ...files]), unitOutcomes]
    if (values.journeys) await runWaves([[['build', npmRun('setup')]]])
    const tally = new Tally()
    const load = values.quiet ? undefined : burn()
    try {
      for (let run = 1; run <= count; run += 1) {
        rmSync(report, { force: true })
        await runWaves([[[`run ${run} of ${count}`, (watch) => step(watch).catch(() => undefined)]]])
        if (!existsSync(report)) throw new Error('The tests did not run to their end: no report was written.')
        for (const outcome of outcomesOf(JSON.parse(readFileSync(report, 'utf8')))) tally.add(outcome)
        console.log(`${tally.failed.length} of ${tally.size} tests have failed so far`)
      }
    } finally {
      load?.end()
    }
    for (const [test, { passed, failed, why }] of tally.failed)
      console.log(
        `${passed > 0 ? 'wavered' : 'failed'}: ${test}\n  ${failed} of ${passed + failed} runs failed: ${why}`,
      )
    const wavered = tally.failed.filter(([, { passed }]) => passed > 0).length
    console.log(
      `${tally.size} tests in ${count} runs: ${wavered} wavered, ${tally.failed.length - wavered} always failed`,
    )
    if (tally.failed.length > 0) process.exitCode = 1
  },
}
