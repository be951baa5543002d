import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { importSettings, importSource, type ImportSettings } from '@site/shared-api/contract/import-settings'
import { ImportError } from '#games/catalogue/import/import-error'
import { fieldNamed } from '#games/catalogue/import/read/columns'

export const USAGE = `Usage: npm run catalogue -- import FILE [options]
       npm run catalogue -- list
       npm run catalogue -- show|take|undo|drop ID

Brings a list of games (CSV or JSON) into the catalogue, on a running site or on its database. It is read, compared and reported
first; with any error nothing is written, unless bad rows are to be skipped. The same list again changes nothing. What is said of a
list's words is kept for the next list of the same source. Column names are recognised in English and Thai.

  --source NAME       whose list it is (default: made of the file's name)
  --brand NAME        the brand that offers the games, may be repeated (default: every brand)
  --map FIELD=COLUMN  which column holds a field, for example --map gameName=Title; may be repeated
  --category WORD=KIND        where games of a category's word stand, or skip; may be repeated
  --default-category KIND     where games stand whose category is missing or unknown, or none
  --provider SPELLING=NAME    which provider (code or name) a spelling means; may be repeated
  --ids list|missing|source   ids are the list's; made of provider and name where missing; or all made, of source and id
  --skip-bad-rows     leave rows with an error out instead of refusing the list
  --replace           an id that another game has in the catalogue replaces that game
  --skip-twins        leave games out that are in the catalogue under another id
  --forget            begin without what was said of the source's last list
  --format csv|json   instead of finding out
  --encoding NAME     instead of finding out: utf-8, utf-16le, utf-16be, windows-1252, iso-8859-1, windows-874
  --dry-run           check and report, write nothing
  --report FILE       write every note and error to a file
  --data-dir FOLDER   data folder of the site (DATA_DIR, default .data)
  --database-url URL  a PostgreSQL instead (DATABASE_URL)
  --url URL           admin listener of the running site

Example: npm run catalogue -- import games.csv --brand lotus --map vendor=Studio --dry-run`

export type CatalogueCommand =
  | {
      name: 'import'
      file: string
      source: string
      forget: boolean
      dryRun: boolean
      change: Partial<ImportSettings>
    }
  | { name: 'list' }
  | { name: 'show' | 'take' | 'undo' | 'drop'; id: string }

export interface CatalogueOptions {
  command: CatalogueCommand
  report: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  url: string | undefined
}

const OPTIONS = {
  source: { type: 'string' },
  brand: { type: 'string', multiple: true },
  map: { type: 'string', multiple: true },
  category: { type: 'string', multiple: true },
  'default-category': { type: 'string' },
  provider: { type: 'string', multiple: true },
  ids: { type: 'string' },
  'skip-bad-rows': { type: 'boolean' },
  replace: { type: 'boolean' },
  'skip-twins': { type: 'boolean' },
  forget: { type: 'boolean' },
  format: { type: 'string' },
  encoding: { type: 'string' },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the words of the command; undefined asks for the usage text; throws ImportError. */
export function readOptions(argv: string[], env: NodeJS.ProcessEnv): CatalogueOptions | undefined {
  const { values, positionals } = parsed(argv)
  const [name, subject, ...rest] = positionals
  if (name === undefined || name === 'help' || values.help === true) return undefined
  if (rest.length > 0)
    throw new ImportError(`One at a time: "${rest.join(' ')}" is too much. Put a path with blanks in quotes.`)
  const from = env['INIT_CWD'] ?? process.cwd()
  const databaseUrl = values['database-url'] ?? env['DATABASE_URL']
  return {
    command: commandOf(name, subject, values, from),
    report: values.report === undefined ? undefined : resolve(from, values.report),
    dataDir: resolve(env['SITE_ROOT'] ?? from, values['data-dir'] ?? (env['DATA_DIR'] || '.data')),
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    url: values.url,
  }
}

type Values = ReturnType<typeof parsed>['values']

function commandOf(
  name: string,
  subject: string | undefined,
  values: Values,
  from: string,
): CatalogueCommand {
  if (name === 'list') return { name }
  if (name === 'show' || name === 'take' || name === 'undo' || name === 'drop') {
    const id = z.uuid().safeParse(subject)
    if (!id.success) throw new ImportError(`Which import? Name its id: npm run catalogue -- list shows them.`)
    return { name, id: id.data }
  }
  if (name !== 'import') throw new ImportError(`There is no command "${name}".\n\n${USAGE}`)
  if (subject === undefined) throw new ImportError(`Which file? Name it after the word import.\n\n${USAGE}`)
  return {
    name,
    file: resolve(from, subject),
    source: sourceOf(values.source, subject),
    forget: values.forget === true,
    dryRun: values['dry-run'] === true,
    change: changeOf(values),
  }
}

function sourceOf(given: string | undefined, file: string): string {
  const made = basename(file)
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 40)
  const source = importSource.safeParse(given ?? (made === '' ? 'list' : made))
  if (!source.success)
    throw new ImportError(`--source ${given ?? ''}: ${source.error.issues[0]?.message ?? ''}.`)
  return source.data
}

/** What the flags say beside what is known of the source. */
function changeOf(values: Values): Partial<ImportSettings> {
  const fallback = values['default-category']
  const said = {
    ...(values.brand && { brands: values.brand }),
    ...(values.map && {
      columns: Object.fromEntries(
        pairs('map', values.map).map(([field, column]) => [fieldNamed(field), column]),
      ),
    }),
    ...(values.category && { categories: Object.fromEntries(pairs('category', values.category)) }),
    ...(fallback !== undefined && { defaultCategory: fallback === 'none' ? null : fallback }),
    ...(values.provider && { providers: Object.fromEntries(pairs('provider', values.provider)) }),
    ...(values.ids !== undefined && { ids: values.ids }),
    ...(values['skip-bad-rows'] === true && { skipBadRows: true }),
    ...(values.replace === true && { clashes: 'replace' }),
    ...(values['skip-twins'] === true && { twins: 'skip' }),
    ...(values.format !== undefined && { format: values.format }),
    ...(values.encoding !== undefined && { encoding: values.encoding }),
  }
  const checked = importSettings.safeParse(said)
  if (!checked.success) {
    const [issue] = checked.error.issues
    throw new ImportError(`${issue?.path.join(' ') ?? ''}: ${issue?.message ?? ''}.\n\n${USAGE}`)
  }
  const named = new Set(Object.keys(said))
  return Object.fromEntries(Object.entries(checked.data).filter(([key]) => named.has(key)))
}

function parsed(argv: string[]) {
  try {
    return parseArgs({ args: argv, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new ImportError(
      `${error instanceof Error ? error.message : 'The flags cannot be read'}\n\n${USAGE}`,
    )
  }
}

const EXAMPLES = {
  map: 'gameName=Title',
  category: '"Video Games=slots"',
  provider: '"Jade Lantern Casino=JL"',
}

function pairs(flag: keyof typeof EXAMPLES, texts: readonly string[]): [string, string][] {
  return texts.map((text) => {
    const at = text.lastIndexOf('=')
    if (at < 1 || at === text.length - 1)
      throw new ImportError(`--${flag} needs a pair such as --${flag} ${EXAMPLES[flag]}, not "${text}".`)
    return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
  })
}
