import { parseArgs } from 'node:util'
import { OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'
import { exportLog, readLogFile, verifyLog } from '#cli/ledger/audit'
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
       ledger.ts audit [--url …]                   whether the audit log is what was sealed
       ledger.ts audit-export [BRAND] --from 2026-11-01 --until 2026-12-01 [--out FILE] [--url …]
       ledger.ts audit-file FILE [--key KEY]       whether such a file is what the platform signed; needs no site
${OPERATOR_USAGE}`
const MOST_HOURS = 24 * 31
/** Commands that need a name, and one that may have it. */
const OF_SOMETHING: Readonly<Record<string, boolean | 'maybe'>> = {
  turnover: true,
  'audit-file': true,
  'audit-export': 'maybe',
}

function read(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      ...OPERATOR_OPTIONS,
      'database-url': { type: 'string' },
      whole: { type: 'boolean', default: false },
      hours: { type: 'string', default: '24' },
      from: { type: 'string' },
      until: { type: 'string' },
      out: { type: 'string' },
      key: { type: 'string' },
    },
  })
  const hours = Number(values.hours)
  const [command = '', named] = positionals
  const isNamed = OF_SOMETHING[command] ?? (named === undefined ? false : undefined)
  if (
    positionals.length > 2 ||
    isNamed === undefined ||
    (isNamed === true && named === undefined) ||
    !Number.isInteger(hours) ||
    hours < 0 ||
    hours > MOST_HOURS
  )
    throw new Error(USAGE)
  const databaseUrl = values['database-url'] ?? process.env['DATABASE_URL']
  return {
    command,
    brand: named ?? '',
    from: values.from,
    until: values.until,
    out: values.out,
    key: values.key,
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
  if (command === 'audit') return await verifyLog(place)
  if (command === 'audit-file') return await readLogFile(place.brand, place.key)
  if (command === 'audit-export') {
    const { from, until } = place
    if (from === undefined || until === undefined) throw new Error(USAGE)
    return await exportLog(place, { ...place, from, until })
  }
  if (command === 'open') return await listOpen(place)
  if (command === 'reconcile') return await reconcile(place)
  throw new Error(USAGE)
}

await runCommand(() => carryOut(process.argv.slice(2)))
