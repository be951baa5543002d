import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ImportError } from '#games/catalogue/import/import-error'

export const USAGE = `Usage: npm run catalogue -- import FILE [options]

Brings a list of games (CSV or JSON) into the catalogue. All or nothing: with any error nothing is written.
The same list again changes nothing. Column names are recognised in English and Thai.

  --brand NAME        the brand that offers the games, may be repeated (default: every brand)
  --map FIELD=COLUMN  which column holds a field, for example --map gameName=Title; may be repeated
  --format csv|json   instead of finding out
  --dry-run           check and report, write nothing
  --report FILE       write every note and error to a file
  --data-dir FOLDER   data folder of the site (DATA_DIR, default .data)
  --database-url URL  a PostgreSQL instead (DATABASE_URL); works while the site is running

Example: npm run catalogue -- import games.csv --brand lotus --map vendor=Studio --dry-run`

export interface CatalogueOptions {
  file: string
  brands: string[]
  map: Map<string, string>
  format: 'csv' | 'json' | undefined
  dryRun: boolean
  report: string | undefined
  dataDir: string
  databaseUrl: string | undefined
}

/** Reads the words of the command; undefined asks for the usage text; throws ImportError. */
export function readOptions(argv: string[], env: NodeJS.ProcessEnv): CatalogueOptions | undefined {
  const { values, positionals } = parsed(argv)
  const [command, file, ...rest] = positionals
  if (command === undefined || command === 'help' || values.help === true) return undefined
  if (command !== 'import') throw new ImportError(`There is no command "${command}".\n\n${USAGE}`)
  if (file === undefined) throw new ImportError(`Which file? Name it after the word import.\n\n${USAGE}`)
  if (rest.length > 0)
    throw new ImportError(
      `One file at a time: "${rest.join(' ')}" is too much. Put a path with blanks in quotes.`,
    )
  const { format } = values
  if (format !== undefined && format !== 'csv' && format !== 'json')
    throw new ImportError(`--format is csv or json, not "${format}".`)
  const from = env['INIT_CWD'] ?? process.cwd()
  const databaseUrl = values['database-url'] ?? env['DATABASE_URL']
  return {
    file: resolve(from, file),
    brands: values.brand ?? [],
    map: new Map((values.map ?? []).map(pair)),
    format,
    dryRun: values['dry-run'] === true,
    report: values.report === undefined ? undefined : resolve(from, values.report),
    dataDir: resolve(env['SITE_ROOT'] ?? from, values['data-dir'] ?? (env['DATA_DIR'] || '.data')),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  }
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        brand: { type: 'string', multiple: true },
        map: { type: 'string', multiple: true },
        format: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
        'data-dir': { type: 'string' },
        'database-url': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new ImportError(
      `${error instanceof Error ? error.message : 'The flags cannot be read'}\n\n${USAGE}`,
    )
  }
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1 || at === text.length - 1)
    throw new ImportError(`--map needs FIELD=COLUMN, for example --map gameName=Title, not "${text}".`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}
