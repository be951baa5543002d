import { parseArgs } from 'node:util'

/** Flags of every command that has to do with a site: where it is. */
export const SITE = {
  port: { type: 'string', what: 'where the site is served (PORT, default 8080)' },
  'data-dir': { type: 'string', what: 'its data folder (DATA_DIR, default .data)' },
  'database-url': { type: 'string', what: 'a PostgreSQL instead of the embedded database (DATABASE_URL)' },
}

/** A failure of who called, not of the command: it ends with 2. */
export class WrongWords extends Error {
  exitCode = 2
}

/**
 * The flags and words of a command line; undefined when help was requested, which is printed. A command says `usage`, `what`,
 * `options` (those of parseArgs, each with `what`), `words: [least, most]` and, where the first word says what to do, `first`. Throws WrongWords.
 */
export function readWords(name, command, argv) {
  const options = { ...command.options, help: { type: 'boolean', short: 'h', what: 'says this' } }
  const known = `Flags of npm run ${name}: ${Object.keys(options)
    .map((flag) => `--${flag}`)
    .join(', ')}. For more: npm run ${name} -- --help`
  const { values, positionals } = parse(argv, options, known)
  if (values.help === true) return void console.log(helpOf(command, options))
  const [least, most] = command.words ?? [0, 0]
  if (positionals.length > most)
    throw new WrongWords(`"${positionals[most]}" is one word too many.\nUsage: ${command.usage}\n${known}`)
  if (positionals.length < least)
    throw new WrongWords(`Something is missing.\nUsage: ${command.usage}\n${known}`)
  if (command.first !== undefined && !command.first.includes(positionals[0]))
    throw new WrongWords(
      `"${positionals[0]}" is nothing that npm run ${name} can do.\nUsage: ${command.usage}`,
    )
  return { values, words: positionals }
}

function parse(argv, options, known) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true, strict: true })
  } catch (error) {
    const flag = /'(-[^']*)'/.exec(error.message)?.[1]
    const said =
      error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? `There is no flag ${flag} here.` : error.message
    throw new WrongWords(`${said}\n${known}`)
  }
}

function helpOf({ usage, what }, options) {
  const flags = Object.entries(options).map(([flag, { type, what: meaning = '' }]) => {
    const word = `--${flag}${type === 'string' ? ' …' : ''}`
    return `  ${word.padEnd(18)} ${meaning}`
  })
  return `${usage}\n\n${what}\n\n${flags.join('\n')}`
}

/** The same flags again, for a command of a service that is handed on to. */
export const flagsAgain = (values) =>
  Object.entries(values).flatMap(([flag, value]) =>
    [value].flat().map((one) => (one === true ? `--${flag}` : `--${flag}=${one}`)),
  )
