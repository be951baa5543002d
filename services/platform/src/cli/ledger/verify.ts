import { ledgerReport, verifyLedger, type LedgerReport } from '@site/shared-api/contract/ledger'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { callAsOperator, isServed } from '#cli/operator'
import { openDatabase } from '#db/database'
import { verifyLedgerAt } from '#money/ledger/verify/verify'

interface Place {
  url: string
  dataDir: string
  databaseUrl: string | undefined
  /** From its beginning, not from the last check on. */
  whole: boolean
}

/** Reads the ledger from the last check on, or whole; throws an Error that names the first line that does not add up. */
export async function verify(place: Place): Promise<string> {
  const { fault, read } = await report(place)
  const rows = Object.entries(read).map(([table, count]) => `${table} ${count}`)
  const seen = `Read: ${rows.join(', ')}.`
  if (fault === null) return `${seen}\nEverything adds up.`
  const { table, id, what, expected, found } = fault
  throw new Error(`${seen}\n${table} ${id}: ${what} should be ${expected}, but is ${found}.`)
}

async function report({ url, dataDir, databaseUrl, whole }: Place): Promise<LedgerReport> {
  if (await isServed(url)) {
    const { method } = verifyLedger
    const path = `${verifyLedger.path}?whole=${whole ? '1' : '0'}`
    const text = await callAsOperator({ method, path, url, dataDir })
    const { value } = JSON.parse(text)
    return ledgerReport.parse(value)
  }
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db')))
    throw new Error(
      `Nothing answers at ${url}, and ${dataDir} holds no database: name the site with --url, or a database with --database-url or --data-dir.`,
    )
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    return await verifyLedgerAt(database.db, { now: new Date(), whole })
  } finally {
    await database.close()
  }
}
