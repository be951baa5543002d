import type { BodyOf, Call, ValueOf } from '@site/shared-api/contract/call'
import {
  beginImport,
  changeImport,
  dropImport,
  listImports,
  readImport,
  readImportFindings,
  sendImportPart,
  takeImport,
  undoImport,
  type CatalogueImport,
  type ImportSummary,
} from '@site/shared-api/contract/catalogue-import'
import type { ImportFinding } from '@site/shared-api/contract/import-report'
import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import type { z } from 'zod'
import { commandLineOf } from '#cli/command-line'
import { callAsOperator, hasToken, isServed } from '#cli/operator'
import { openDatabase } from '#db/database'
import { migrate } from '#db/migrate'
import { findingsOf } from '#games/catalogue/import/findings'
import { Imports } from '#games/catalogue/import/imports.service'
import { ImportWorker } from '#games/catalogue/import/work/import-worker'
import { indexNames } from '#games/catalogue/search/index-names'
import { systemClock as clock, systemRandomness as randomness } from '#start/system-deps'

/** Where imports are kept: at a running site, or in the database behind it. */
export interface ImportClient {
  begin(input: BodyOf<typeof beginImport>): Promise<CatalogueImport>
  send(id: string, part: number, bytes: Uint8Array): Promise<CatalogueImport>
  list(): Promise<ImportSummary[]>
  read(id: string): Promise<CatalogueImport>
  findings(id: string, after: number): Promise<{ list: ImportFinding[]; next: number | null }>
  change(id: string, settings: ImportSettings): Promise<CatalogueImport>
  take(id: string, judgement: number): Promise<CatalogueImport>
  undo(id: string): Promise<CatalogueImport>
  drop(id: string): Promise<void>
}

interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly url: string | undefined
}

const FINDINGS_PAGE = 500

/** Works through the running site where there is a token for it, else on the database itself; throws StartupError. */
export async function withImports<T>(place: Place, work: (client: ImportClient) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl, url } = place
  if (databaseUrl === undefined && url !== undefined && (await isServed(url)) && (await hasToken(dataDir)))
    return await work(remoteClient(url, dataDir))
  const database = await openDatabase({ dataDir, databaseUrl })
  const { db } = database
  const log = {
    warn: (about: unknown, text?: string) => process.stderr.write(`${text ?? ''} ${JSON.stringify(about)}\n`),
  }
  const worker = new ImportWorker({ clock, db, randomness, log })
  try {
    await migrate(db)
    await indexNames(db)
    worker.start()
    return await work(localClient({ clock, db, randomness }, worker))
  } finally {
    await worker.close()
    await database.close()
  }
}

function localClient(deps: ConstructorParameters<typeof Imports>[0], worker: ImportWorker): ImportClient {
  const imports = new Imports(deps, () => worker.wake())
  const by = commandLineOf()
  return {
    begin: (input) => imports.begin(by, input),
    send: (id, part, bytes) => imports.send(id, part, bytes),
    list: () => imports.list(),
    read: (id) => imports.read(id),
    findings: (id, after) => findingsOf(deps.db, id, { after, limit: FINDINGS_PAGE }),
    change: (id, settings) => imports.change(by, id, settings),
    take: (id, judgement) => imports.take(by, id, judgement),
    undo: (id) => imports.undo(by, id),
    drop: (id) => imports.drop(id),
  }
}

function remoteClient(url: string, dataDir: string): ImportClient {
  const ask = async <C extends Call & { response: z.ZodType }>(
    call: C,
    named: Readonly<Record<string, string | number>> = {},
    more: { body?: object; bytes?: Uint8Array; query?: string } = {},
  ): Promise<ValueOf<C>> => {
    const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(named[name] ?? ''))
    const { query = '', ...sent } = more
    const text = await callAsOperator({ method: call.method, path: path + query, url, dataDir, ...sent })
    // reason: the call's own schema has parsed it
    return call.response.parse(JSON.parse(text).value) as ValueOf<C>
  }
  return {
    begin: (body) => ask(beginImport, {}, { body }),
    send: (id, part, bytes) => ask(sendImportPart, { id, part }, { bytes }),
    list: async () => (await ask(listImports)).list,
    read: (id) => ask(readImport, { id }),
    findings: (id, after) =>
      ask(readImportFindings, { id }, { query: `?after=${after}&limit=${FINDINGS_PAGE}` }),
    change: (id, settings) => ask(changeImport, { id }, { body: settings }),
    take: (id, judgement) => ask(takeImport, { id }, { body: { judgement } }),
    undo: (id) => ask(undoImport, { id }),
    drop: async (id) => void (await ask(dropImport, { id })),
  }
}
