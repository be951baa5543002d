import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { performance } from 'node:perf_hooks'
import { calibrate } from './calibration.mjs'
import { root } from './root.mjs'

const BUDGET = join(root, 'tools', 'test-budget.json')
const FILE_SECONDS = join(root, 'packages', 'build', 'jest', 'file-seconds.json')
/** Every run of this work tree, a line each: when, what each part cost, what was slow. */
const HISTORY = join(root, '.cache', 'test-costs.jsonl')
const CALIBRATE_EVERY_MS = 20_000
/** Between two machines one commit's parts differed by so much, in loops. */
const ROOM = 1.5
const SHOWN = 10
/** Test files below it are all taken for short ones. */
const SHORT_SECONDS = 5

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const round = (count) => Math.round(count * 10) / 10
const median = (counts) => [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)]

/**
 * Runs the calibration loop beside the checks, again and again; `end` resolves with what says the median of the processor seconds
 * of those that began while a part ran, since the load beside it is a part of what it costs.
 */
export function calibrateBeside() {
  const loops = []
  const begin = () => loops.push({ at: performance.now(), seconds: calibrate() })
  begin()
  const timer = setInterval(begin, CALIBRATE_EVERY_MS)
  return {
    async end() {
      clearInterval(timer)
      const run = await Promise.all(loops.map(async ({ at, seconds }) => ({ at, seconds: await seconds })))
      return ({ from, to }) => median(loopsWithin(run, from, to).map(({ seconds }) => seconds))
    },
  }
}

function loopsWithin(loops, from, to) {
  const within = loops.filter(({ at }) => at >= from - CALIBRATE_EVERY_MS && at <= to)
  return within.length > 0 ? within : loops
}

/** Processor seconds of each unit test file and wall seconds of each journey, slowest first. */
function slowest({ units, journeys }) {
  const files = existsSync(units)
    ? readFileSync(units, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .map(([seconds, path]) => ({ seconds, name: relative(root, path) }))
    : []
  const played = existsSync(journeys) ? readJson(journeys).suites.map(durationOf) : []
  return [...files, ...played].sort((a, b) => b.seconds - a.seconds)
}

function durationOf(suite) {
  const ms = (one) =>
    [...(one.suites ?? []).map(ms), ...(one.specs ?? []).flatMap(({ tests }) => tests.map(resultMs))].reduce(
      (sum, next) => sum + next,
      0,
    )
  return { seconds: round(ms(suite) / 1000), name: `e2e/journeys/${suite.file}` }
}
const resultMs = ({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)

/**
 * Says what each part cost in processor seconds and what was slowest, keeps it in `.cache/test-costs.jsonl`, and holds each part to
 * its budget, which is given in calibration loops: `parts` says of each its processor `seconds` and those of a loop beside it. Resolves
 * with the names of the parts that are over it. `update` writes budgets and expected seconds anew from this run.
 */
export function holdCosts(parts, reports, { update = false, history = HISTORY } = {}) {
  const all = slowest(reports)
  if (Object.keys(parts).length === 0) {
    console.log(
      'Costs: this machine does not say processor seconds, so the budgets of tools/test-budget.json are not held.',
    )
    return []
  }
  const loops = Object.fromEntries(
    Object.entries(parts).map(([name, { loopSeconds, seconds }]) => [name, round(seconds / loopSeconds)]),
  )
  appendFileSync(
    history,
    `${JSON.stringify({ at: new Date().toISOString(), parts, loops, slowest: all.slice(0, SHOWN) })}\n`,
  )
  console.log(
    `Slowest:\n${all
      .slice(0, SHOWN)
      .map(({ name, seconds }) => `  ${String(seconds).padStart(6)} s  ${name}`)
      .join('\n')}`,
  )
  if (update) return writeBudget(loops, all)
  const budget = readJson(BUDGET)
  const over = []
  console.log('Processor time in calibration loops, beside the budget:')
  for (const [name, count] of Object.entries(loops)) {
    const limit = budget[name]
    const isOver = limit === undefined || count > limit
    if (isOver) over.push(`costs of ${name}`)
    console.log(
      `  ${name.padEnd(10)} ${String(count).padStart(7)} of ${String(limit ?? 'none').padEnd(5)} (${parts[name].seconds.toFixed(0)} s, ${parts[name].loopSeconds.toFixed(2)} s a loop)${isOver ? '  OVER' : ''}`,
    )
  }
  if (over.length > 0)
    console.log(
      'Make what was added cheaper, or write the budget anew with npm test -- --update-budget and say why in the commit.',
    )
  return over
}

function writeBudget(loops, all) {
  const budget = Object.fromEntries(
    Object.entries(loops).map(([name, count]) => [name, Math.ceil(count * ROOM)]),
  )
  writeFileSync(BUDGET, `${JSON.stringify(budget, undefined, 2)}\n`)
  const files = all.filter(
    ({ name, seconds }) => seconds >= SHORT_SECONDS && !name.startsWith('e2e/journeys'),
  )
  const expected = files
    .map(({ name, seconds }) => [name, Math.round(seconds)])
    .sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(FILE_SECONDS, `${JSON.stringify(Object.fromEntries(expected), undefined, 2)}\n`)
  console.log('tools/test-budget.json and packages/build/jest/file-seconds.json are written from this run.')
  return []
}
