import { ledgerReport, verifyLedger, type LedgerReport } from '@site/shared-api/contract/ledger'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { callAsOperator, isServed, OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'
import { openDatabase } from '#db/database'
import { verifyAll } from '#money/ledger/verify/verify'

/** Reads the whole ledger: `ledger.ts verify`; ends with 1 when a line does not add up. */
const USAGE = `Usage: ledger.ts verify [--url http://127.0.0.1:8082] [--database-url postgres://…]
Asks the running site; where none runs it opens the database itself (DATABASE_URL or --database-url, else the one in DATA_DIR).
${OPERATOR_USAGE}`

interface Place {
  url: string
  dataDir: string
  databaseUrl: string | undefined
}

function readPlace(argv: string[]): Place {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { ...OPERATOR_OPTIONS, 'database-url': { type: 'string' } },
  })
  if (positionals.length !== 1 || positionals[0] !== 'verify') throw new Error(USAGE)
  const databaseUrl = values['database-url'] ?? process.env['DATABASE_URL']
  return {
    url: values.url,
    dataDir: values['data-dir'],
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  }
}

async function report({ url, dataDir, databaseUrl }: Place): Promise<LedgerReport> {
  if (await isServed(url)) {
    const text = await callAsOperator({ method: verifyLedger.method, path: verifyLedger.path, url, dataDir })
    const { value } = JSON.parse(text)
    return ledgerReport.parse(value)
  }
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db')))
    throw new Error(`Nothing answers at ${url}, and ${dataDir} holds no database.\n${USAGE}`)
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await verifyAll(database.db)
  } finally {
    await database.close()
  }
}

async function verify(place: Place): Promise<string> {
  const { fault, read } = await report(place)
  const rows = Object.entries(read).map(([table, count]) => `${table} ${count}`)
  const seen = `Read: ${rows.join(', ')}.`
  if (fault === null) return `${seen}\nEverything adds up.`
  const { table, id, what, expected, found } = fault
  throw new Error(`${seen}\n${table} ${id}: ${what} should be ${expected}, but is ${found}.`)
}

await runCommand(() => verify(readPlace(process.argv.slice(2))))
