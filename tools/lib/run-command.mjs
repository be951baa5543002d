import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fail } from './run.mjs'
import { readWords } from './words.mjs'

// One file a command in `commands/`. Each exports `command`: its usage, its flags and its action. `--help` and an unknown flag
// end the process before anything is done.
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'commands')
const [name = '', ...argv] = process.argv.slice(2)
const file = join(folder, `${name}.mjs`)

try {
  if (!/^[a-z]+$/.test(name) || !existsSync(file)) {
    const known = readdirSync(folder).map((other) => other.slice(0, -'.mjs'.length))
    throw Object.assign(new Error(`There is no command "${name}". Commands: ${known.join(', ')}.`), {
      exitCode: 2,
    })
  }
  const { command } = await import(pathToFileURL(file).href)
  const words = readWords(name, command, argv)
  if (words === undefined) process.exit(0)
  await command.run(words)
} catch (error) {
  fail(error)
}
