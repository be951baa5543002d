import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../lib/build.mjs'
import { needChromium } from '../lib/chromium.mjs'
import { install } from '../lib/install.mjs'
import { root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { flagsAgain, WrongWords } from '../lib/words.mjs'

// A section is a file `<name>.bench.ts`
// in one of these folders; it starts what it measures, prints its table and fails when a limit is missed.
const PLACES = ['e2e/bench', 'services/platform/src/bench']
const ENDING = '.bench.ts'

const sections = new Map(
  PLACES.map((place) => join(root, place))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => [file, join(folder, file)]))
    .filter(([file]) => file.endsWith(ENDING))
    .map(([file, path]) => [file.slice(0, -ENDING.length), path])
    .sort(([one], [other]) => one.localeCompare(other)),
)

/** What the sections take; each reads those it knows. */
const OPTIONS = {
  runs: { type: 'string', what: 'how often each is measured (home; default 7, crowd; default 5)' },
  passes: { type: 'string', what: 'how often the list is passed under the thumb (lists; default 10)' },
  tries: { type: 'string', what: 'how often each measurement is tried (lists; default 5)' },
  minutes: { type: 'string', what: 'how long the memory is watched (crowd; default 5)' },
  rows: { type: 'string', what: 'rounds of the brand (records; default 3000000)' },
  members: { type: 'string', what: 'members of the team (agents; default 100000)' },
}

export const command = {
  usage: 'npm run bench [-- SECTION …] [--runs N]',
  what: `Measures, with limits and verdicts; every section, or those named: ${[...sections.keys()].join(', ')}.`,
  words: [0, Infinity],
  options: OPTIONS,
  async run({ values, words }) {
    const unknown = words.filter((name) => !sections.has(name))
    if (unknown.length > 0)
      throw new WrongWords(
        `The bench has no section ${unknown.join(', ')}. Sections: ${[...sections.keys()].join(', ')}. For example: npm run bench -- ${[...sections.keys()][0]}`,
      )
    const names = words.length > 0 ? words : [...sections.keys()]
    const options = flagsAgain(values)
    await install()
    const CHROMIUM_PATH = await needChromium()
    await build(undefined, { quiet: true })
    const missed = []
    for (const name of names) {
      console.log(`\n── ${name} ──`)
      const file = sections.get(name)
      // Sections take their packages from the workspace they stand in.
      const cwd = file.startsWith(join(root, 'e2e')) ? join(root, 'e2e') : join(root, 'services', 'platform')
      await run(process.execPath, [file, ...options], {
        cwd,
        env: { CHROMIUM_PATH },
      }).catch((error) => missed.push(`${name} (${error.message})`))
    }
    if (missed.length > 0) throw new Error(`Not within its limits, or not measured: ${missed.join('; ')}`)
  },
}
