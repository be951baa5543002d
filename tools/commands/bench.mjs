import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../lib/build.mjs'
import { needChromium } from '../lib/chromium.mjs'
import { install } from '../lib/install.mjs'
import { RELEASED, root } from '../lib/root.mjs'
import { fail, run } from '../lib/run.mjs'

// `npm run bench [-- home lists …] [--runs 7]`: every section, or those named. A section is a file `<name>.bench.ts`
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

/** Names come before the first option; options are handed on to every section. */
function readArguments(given) {
  const first = given.findIndex((argument) => argument.startsWith('-'))
  const names = first === -1 ? given : given.slice(0, first)
  const unknown = names.filter((name) => !sections.has(name))
  if (unknown.length > 0)
    throw new Error(
      `The bench has no section ${unknown.join(', ')}. Sections: ${[...sections.keys()].join(', ')}. For example: npm run bench -- ${[...sections.keys()][0]}`,
    )
  return {
    names: names.length > 0 ? names : [...sections.keys()],
    options: first === -1 ? [] : given.slice(first),
  }
}

try {
  const { names, options } = readArguments(process.argv.slice(2))
  await install()
  const CHROMIUM_PATH = await needChromium()
  await build(RELEASED, { quiet: true })
  const missed = []
  for (const name of names) {
    console.log(`\n── ${name} ──`)
    const file = sections.get(name)
    // Sections take their packages from the workspace they stand in.
    const cwd = file.startsWith(join(root, 'e2e')) ? join(root, 'e2e') : join(root, 'services', 'platform')
    await run(process.execPath, ['--import', 'tsx', file, ...options], { cwd, env: { CHROMIUM_PATH } }).catch(
      (error) => missed.push(`${name} (${error.message})`),
    )
  }
  if (missed.length > 0) throw new Error(`Not within its limits, or not measured: ${missed.join('; ')}`)
} catch (error) {
  fail(error)
}
