import { parseArgs } from 'node:util'
import { OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'
import { listOpen, reconcile } from '#cli/ledger/rounds'
import { rebuild } from '#cli/ledger/turnover'
import { verify } from '#cli/ledger/verify'

/** Looks after the books: whether they add up, which rounds stay open, what providers say. Ends with 1 where something is wrong. */
const USAGE = `Usage: ledger.ts verify [--whole] [--url http://127.0.0.1:8082] [--database-url postgres://…]
         reads what was added since the last check that found nothing wrong, or the whole ledger, by way of the running
         site; where none runs it opens the database itself (DATABASE_URL or --database-url, else the one in DATA_DIR)
       ledger.ts open [--hours 24] [--url …]       rounds that have been open for so long
       ledger.ts reconcile [--hours 24] [--url …]  the rounds of so many hours beside what their providers say of them
       ledger.ts turnover BRAND [--url …]          makes the brand’s turnover anew from its rounds, as a job
${OPERATOR_USAGE}`
const MOST_HOURS = 24 * 31

function read(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      ...OPERATOR_OPTIONS,
      'database-url': { type: 'string' },
      whole: { type: 'boolean', default: false },
      hours: { type: 'string', default: '24' },
    },
  })
  const hours = Number(values.hours)
  const isOfBrand = positionals[0] === 'turnover'
  if (
    positionals.length !== (isOfBrand ? 2 : 1) ||
    !Number.isInteger(hours) ||
    hours < 0 ||
    hours > MOST_HOURS
  )
    throw new Error(USAGE)
  const databaseUrl = values['database-url'] ?? process.env['DATABASE_URL']
  return {
    command: positionals[0],
    brand: positionals[1] ?? '',
    hours,
    whole: values.whole,
    url: values.url,
    dataDir: values['data-dir'],
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  }
}

async function carryOut(argv: string[]): Promise<string> {
  const { command, ...place } = read(argv)
  if (command === 'verify') return await verify(place)
  if (command === 'turnover') return await rebuild(place)
  if (command === 'open') return await listOpen(place)
  if (command === 'reconcile') return await reconcile(place)
  throw new Error(USAGE)
}

await runCommand(() => carryOut(process.argv.slice(2)))
