import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'
import { install } from '../lib/install.mjs'
import { mutations, uncommitted, whileMutated } from '../lib/mutations.mjs'
import { root } from '../lib/root.mjs'
import { units } from '../lib/steps.mjs'
import { WrongWords } from '../lib/words.mjs'

// `npm run mutations`: whether the tests notice that a behaviour is gone.
const RESULTS = join(root, '.cache', 'mutations')
const REPORTS = { units: join(RESULTS, 'jest.json'), seconds: join(RESULTS, 'seconds.jsonl') }
/** A test file that takes longer hangs, and is ended. */
const LIMIT_MS = 10 * 60_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const unique = (list) => [...new Set(list)]
const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** Mutations whose file, behaviour or requirement contains one of the words; all of them without words. */
function select(words) {
  const all = mutations()
  const chosen = all.filter(({ file, behaviour, requirement }) =>
    words.some((word) => `${file} ${behaviour} ${requirement}`.includes(word)),
  )
  if (words.length > 0 && chosen.length === 0)
    throw new WrongWords(`No mutation has "${words.join('", "')}" in its file, behaviour or requirement.`)
  return words.length > 0 ? chosen : all
}

function assertCommitted(list) {
  const changed = uncommitted(list)
  if (changed.length > 0)
    throw new WrongWords(
      `Commit these files first, or restore them with git restore: ${changed.join(', ')}. Mutations are written into them.`,
    )
}

/** Runs the tests that the mutations name and resolves with Jest's report; undefined where they did not end. */
async function runTests(list) {
  const files = unique(list.map(({ test }) => join(root, test)))
  const titles = list.every(({ title }) => title !== undefined)
    ? ['-t', unique(list.map(({ title }) => escaped(title))).join('|')]
    : []
  rmSync(REPORTS.units, { force: true })
  const step = units(REPORTS, ['--maxWorkers', '2', '--forceExit', ...titles, '--runTestsByPath', ...files])
  await step({ timeout: LIMIT_MS * files.length }).catch(() => undefined)
  return existsSync(REPORTS.units) ? JSON.parse(readFileSync(REPORTS.units, 'utf8')) : undefined
}

const failedTests = ({ testResults } = { testResults: [] }) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'))

/** The tests that mutations name, without repeats; each title alone, as a test may pass only after another one. */
const testsOf = (list) => {
  const titled = list.filter(({ title }) => title !== undefined)
  const byName = new Map(titled.map((mutation) => [`${mutation.test}: ${mutation.title}`, [mutation]]))
  const whole = list.filter(({ title }) => title === undefined)
  return [...(whole.length > 0 ? [['those without a title', whole]] : []), ...byName]
}

/** Runs the named tests without any mutation: a test that fails anyway catches nothing. */
async function assertPassing(list) {
  const tests = testsOf(list)
  const failed = []
  for (const [index, [name, part]] of tests.entries()) {
    const begun = performance.now()
    const report = await runTests(part)
    const result = report?.success ? 'ok' : 'FAILED'
    process.stdout.write(
      `without mutation ${index + 1}/${tests.length} ${result} (${secondsSince(begun)}): ${name}\n`,
    )
    if (!report?.success) failed.push(name)
  }
  if (failed.length > 0) throw new Error(`Without any mutation these fail:\n  ${failed.join('\n  ')}`)
}

/** The first line of why a test failed. */
const reasonOf = ({ failureMessages: [message = ''] }) => stripVTControlCharacters(message).split('\n', 1)[0]

/** What the tests said: `caught` by a failed test, else `missed`, or `broken` where no test could run. */
function outcomeOf(report) {
  const [failed] = failedTests(report)
  if (failed !== undefined) return { result: 'caught', detail: `${failed.fullName}\n    ${reasonOf(failed)}` }
  if (report === undefined) return { result: 'broken', detail: 'the tests did not end' }
  if (report.numRuntimeErrorTestSuites > 0) return { result: 'broken', detail: 'the suite did not run' }
  return {
    result: 'missed',
    detail: report.numPassedTests > 0 ? `${report.numPassedTests} passed` : 'no test has this title',
  }
}

async function play(mutation, position) {
  const begun = performance.now()
  process.stdout.write(`${position} ${mutation.file}: ${mutation.behaviour} …\n`)
  const { result, detail } = outcomeOf(await whileMutated(mutation, () => runTests([mutation])))
  process.stdout.write(`  ${result} (${secondsSince(begun)}): ${detail}\n`)
  return { mutation, result }
}

function report(outcomes, begun) {
  const missed = outcomes.filter(({ result }) => result !== 'caught')
  for (const { mutation, result } of missed)
    console.log(
      `${result}: ${mutation.file}: ${mutation.behaviour} (${mutation.requirement}; ${mutation.test})`,
    )
  console.log(`Total time ${secondsSince(begun)}`)
  console.log(`${outcomes.length - missed.length} caught, ${missed.length} not caught`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

export const command = {
  usage: 'npm run mutations [-- NAME …]',
  what: `Removes each behaviour of tools/mutations.json in turn, runs the test that is named there and expects it to fail; the file is
restored afterwards, also on Ctrl-C. NAME is a part of a file's path, of a behaviour or of a requirement; without any, all are
run, which takes half an hour on two cores. Ends with 1 when a test did not notice that its behaviour was gone.`,
  words: [0, 50],
  options: {
    list: { type: 'boolean', what: 'lists the mutations and runs nothing' },
    quick: { type: 'boolean', what: 'does not run the tests without mutations first' },
  },
  async run({ values, words }) {
    const list = select(words)
    if (values.list === true)
      return list.forEach(({ file, behaviour, requirement }) =>
        console.log(`${file}: ${behaviour} (${requirement})`),
      )
    const begun = performance.now()
    assertCommitted(list)
    await install()
    mkdirSync(RESULTS, { recursive: true })
    for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code))
    if (values.quick !== true) await assertPassing(list)
    const outcomes = []
    for (const [index, mutation] of list.entries())
      outcomes.push(await play(mutation, `${index + 1}/${list.length}`))
    report(outcomes, begun)
  },
}
