import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { changedFiles } from '../lib/changed-files.mjs'
import { install } from '../lib/install.mjs'
import { relatedTests } from '../lib/related-tests.mjs'
import { root } from '../lib/root.mjs'
import { journeys, npmRun, program, runWaves, sayHowItEnded, countTests, units } from '../lib/steps.mjs'
import { WrongWords } from '../lib/words.mjs'

const { secondsOf } = createRequire(import.meta.url)('../../packages/build/jest/file-seconds.cjs')

// `npm run check`: what a change alone can break, within three minutes.
const RESULTS = join(root, '.cache', 'check')
const REPORTS = {
  units: join(RESULTS, 'jest.json'),
  seconds: join(RESULTS, 'seconds.jsonl'),
  journeys: join(RESULTS, 'journeys.json'),
}
/** Processor seconds of unit tests that fit into three minutes beside types and lint, on two processors. */
const UNIT_SECONDS = 130
/** The same, where journeys come after them: the site for them has to be built and started. */
const UNIT_SECONDS_BESIDE_JOURNEYS = 40
/** Most journeys, by file: each takes a quarter of a minute. */
const JOURNEY_FILES = 2
const JOURNEY = /^e2e\/journeys\//
const CODE = /\.(?:ts|tsx)$/
const SCRIPT = /\.(?:ts|tsx|mjs|js)$/
/** What prettier knows. */
const FORMATTED = /\.(?:ts|tsx|mjs|cjs|css|json|md|ya?ml)$/
const SHOWN = 8
const HOOK = '#!/bin/sh\nexec npm run --silent check\n'

/** The nearest tests that fit, and those that are left to `npm test`. */
function choose(related, changed) {
  const touchesPage = changed.some((file) =>
    /^(?:apps|packages\/(?:ui|shared-api|composition)|e2e)\//.test(file),
  )
  const played = related.filter(({ file }) => JOURNEY.test(file))
  const chosenJourneys = touchesPage ? played.slice(0, JOURNEY_FILES) : []
  let room = chosenJourneys.length > 0 ? UNIT_SECONDS_BESIDE_JOURNEYS : UNIT_SECONDS
  const chosen = []
  const left = played.filter((one) => !chosenJourneys.includes(one))
  for (const test of related.filter(({ file }) => !JOURNEY.test(file))) {
    const seconds = secondsOf(join(root, test.file))
    if (seconds > room) left.push(test)
    else {
      room -= seconds
      chosen.push(test)
    }
  }
  const files = (tests) => tests.map(({ file }) => file)
  return { units: files(chosen), journeys: files(chosenJourneys), left: files(left) }
}

const list = (files) =>
  files.length > SHOWN
    ? `${files.slice(0, SHOWN).join(', ')} and ${files.length - SHOWN} more`
    : files.join(', ')

function stepsFor(changed, { units: unitFiles, journeys: journeyFiles }) {
  const code = changed.filter((file) => SCRIPT.test(file) && existsSync(join(root, file)))
  const formatted = changed.filter((file) => FORMATTED.test(file) && existsSync(join(root, file)))
  const at = (files) => files.map((file) => join(root, file))
  const first = [
    ['types', program('../typescript-7/bin/tsc', ['-p', '.'])],
    ['words', npmRun('words')],
    ...(code.length > 0
      ? [
          ['structure', npmRun('structure')],
          ['lint', program('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...code])],
        ]
      : []),
    ...(code.some((file) => CODE.test(file))
      ? [['promises', program('oxlint', ['--type-aware', ...code.filter((file) => CODE.test(file))])]]
      : []),
    ...(formatted.length > 0
      ? [
          [
            'format',
            program('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...formatted]),
          ],
        ]
      : []),
    ...(unitFiles.length > 0
      ? [['units', units(REPORTS, ['--maxWorkers', '2', '--runTestsByPath', ...at(unitFiles)])]]
      : []),
    ...(journeyFiles.length > 0 ? [['build', npmRun('setup')]] : []),
  ]
  const second =
    journeyFiles.length > 0
      ? [
          [
            'journeys',
            journeys(REPORTS.journeys, [
              '--grep-invert',
              '@soak',
              ...journeyFiles.map((file) => file.slice('e2e/'.length)),
            ]),
          ],
        ]
      : []
  return second.length > 0 ? [first, second] : [first]
}

/** Puts the check before each commit of this clone, or takes it away; a hook that exists already is left alone. */
function setHook(wanted) {
  const folder = execFileSync('git', ['rev-parse', '--git-path', 'hooks'], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const file = join(root, folder, 'pre-commit')
  const there = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (there !== undefined && there !== HOOK)
    throw new WrongWords(`${file} is a hook of your own: call npm run check from it, or take it away.`)
  if (!wanted) {
    rmSync(file, { force: true })
    return console.log('Commits are no longer checked.')
  }
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(file, HOOK)
  chmodSync(file, 0o755)
  console.log('Each commit of this clone is checked first. To end it: npm run check -- --hook off')
}

export const command = {
  usage: 'npm run check [-- --since COMMIT | --hook on]',
  what: `Checks a change alone, within three minutes: types, lint and format, and the tests that it can break, nearest first, by what
imports what. Says what it left to npm test. Without --since: what is not committed, else what this branch has committed.`,
  options: {
    since: { type: 'string', what: 'the commit that the change starts from' },
    list: { type: 'boolean', what: 'says which tests it would run, and runs none' },
    hook: { type: 'string', what: 'on or off: checks before each commit of this clone' },
  },
  async run({ values }) {
    if (values.hook !== undefined) return setHook(values.hook === 'on')
    const begun = performance.now()
    await install()
    rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    const changed = changedFiles(values.since)
    if (changed.length === 0)
      return console.log('Nothing has changed. To check older commits: npm run check -- --since COMMIT')
    const chosen = choose(await relatedTests(changed), changed)
    console.log(`Changed: ${list(changed)}`)
    console.log(`Runs: ${list([...chosen.units, ...chosen.journeys]) || 'no test is near it'}`)
    console.log(`Left to npm test: ${list(chosen.left) || 'whatever is not near it'}`)
    if (values.list === true) return
    const { failed } = await runWaves(stepsFor(changed, chosen))
    const count = countTests({
      units: chosen.units.length > 0 ? [REPORTS.units] : [],
      journeys: chosen.journeys.length > 0 ? [REPORTS.journeys] : [],
    })
    sayHowItEnded(begun, failed, count)
  },
}
