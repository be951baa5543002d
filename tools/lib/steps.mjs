import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { needChromium } from './chromium.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const bin = (name, folder = '.') => join(root, folder, 'node_modules', '.bin', name)

/** A program of the work tree as a step of `runWaves`; `patient` where it gives way to everything else. */
export const program = (name, args, options) => () => run(bin(name), args, { quiet: true, ...options })

/** Journeys in a real browser, with more words for Playwright; their report goes to a file. */
export const journeys = (report, args) => async () => {
  const CHROMIUM_PATH = await needChromium()
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_NO_WARNINGS: '1' }
  await run(bin('playwright', 'e2e'), ['test', '--reporter=dot,json', ...args], {
    cwd: join(root, 'e2e'),
    env,
  })
}

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Runs every wave, the steps of one side by side, to the end whatever fails; returns the names of those that failed. Steps of
 * `aside` begin with the first wave and are waited for after the last: what runs there takes the processor that others leave.
 */
export async function runWaves(waves, aside = []) {
  const failures = []
  const play = async ([name, step]) => {
    const from = performance.now()
    process.stdout.write(`${name} …\n`)
    const ok = await step().then(
      () => true,
      (error) => (console.error(error.message), false),
    )
    if (!ok) failures.push(name)
    process.stdout.write(`${name}: ${ok ? 'ok' : 'FAILED'} (${seconds(from)})\n`)
  }
  const beside = aside.map(play)
  for (const wave of waves) await Promise.all(wave.map(play))
  await Promise.all(beside)
  return failures
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** How many tests passed and failed by the runners' own reports; a runner that could not finish counts as one failure. */
export function countTests({ units = [], journeys: played = [] }) {
  const total = { passed: 0, failed: 0 }
  for (const report of units.map(read)) {
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
