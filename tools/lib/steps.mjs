import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { needChromium } from './chromium.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** How often a step that runs says how far it is. */
const PROGRESS_EVERY_MS = 20_000

const bin = (name, folder = '.') => join(root, folder, 'node_modules', '.bin', name)

/** A program of the work tree as a step of `runWaves`; `patient` where it gives way to everything else. */
export const program =
  (name, args, options) =>
  (watch = {}) =>
    run(bin(name), args, { quiet: true, ...options, ...watch })

/** A command of `npm run` as a step. */
export const npmRun =
  (name, args = []) =>
  (watch = {}) =>
    run(process.execPath, [join(root, 'tools', 'run.mjs'), name, ...args], { quiet: true, ...watch })

/** Jest as a step, with more words for it; its report and the processor seconds of each file go to files of `results`. */
export const units = (results, args, env) =>
  program('jest', ['--silent', '--json', '--outputFile', results.units, ...JEST_REPORTERS, ...args], {
    env: { SOAK: '', ...env, TEST_SECONDS_FILE: results.seconds },
  })
const JEST_REPORTERS = ['default', join(root, 'packages/build/jest/progress.cjs')].map(
  (name) => `--reporters=${name}`,
)

/** Journeys in a real browser, with more words for Playwright; their report goes to a file. */
export const journeys =
  (report, args) =>
  async (watch = {}) => {
    const CHROMIUM_PATH = await needChromium()
    const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_NO_WARNINGS: '1' }
    const reporters = `dot,json,${join(root, 'e2e', 'support', 'progress-reporter.ts')}`
    await run(bin('playwright', 'e2e'), ['test', `--reporter=${reporters}`, ...args], {
      cwd: join(root, 'e2e'),
      env,
      ...watch,
    })
  }

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Runs every wave, the steps of one side by side, to the end whatever fails. Steps of `aside` begin with the first wave, one
 * after the other, and are waited for after the last: what runs there takes the processor that others leave. Resolves with the names of the steps that
 * `failed`, and with `used`, the processor seconds of each step and when it ran, where the machine can say them.
 */
export async function runWaves(waves, aside = []) {
  const failed = []
  const used = {}
  const play = async ([name, step]) => {
    const from = performance.now()
    let latest, spent
    const say = setInterval(() => {
      if (latest !== undefined) process.stdout.write(`${name}: ${latest}\n`)
      latest = undefined
    }, PROGRESS_EVERY_MS)
    process.stdout.write(`${name} …\n`)
    const watch = {
      onProgress: (text) => (latest = text),
      onSeconds: (count) => (spent = count),
    }
    const ok = await step(watch).then(
      () => true,
      (error) => (console.error(error.message), false),
    )
    clearInterval(say)
    if (!ok) failed.push(name)
    if (spent !== undefined) used[name] = { seconds: spent, from, to: performance.now() }
    const cost = spent === undefined ? '' : `, ${Math.round(spent)} s of processor`
    process.stdout.write(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds(from)}${cost})\n`)
  }
  const beside = (async () => {
    for (const step of aside) await play(step)
  })()
  for (const wave of waves) await Promise.all(wave.map(play))
  await beside
  return { failed, used }
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** How many tests passed and failed by the runners' own reports; a runner that could not finish counts as one failure. */
export function countTests({ units: run = [], journeys: played = [] }) {
  const total = { passed: 0, failed: 0 }
  for (const report of run.map(read)) {
    total.passed += report?.numPassedTests ?? 0
    total.failed += report ? report.numFailedTests + report.numRuntimeErrorTestSuites : 1
  }
  for (const report of played.map(read)) {
    total.passed += report?.stats.expected ?? 0
    total.failed += report ? report.stats.unexpected + report.stats.flaky : 1
  }
  return total
}

/** Says how it ended and sets the exit code. */
export function sayHowItEnded(begun, failures, { passed, failed }) {
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
  console.log(`Total time ${seconds(begun)}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
