import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

/** PGlite works in the caller's turn of the event loop: repeated queries let calls, timers and streams run as often as this. */
const TURN_MS = 10

/** Kysely over one PGlite; its single connection is handed to one caller at a time. */
export class PgliteDialect implements Dialect {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }
  createDriver() {
    return new PgliteDriver(this.#pglite)
  }
  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }
  createAdapter() {
    return new PostgresAdapter()
  }
  createIntrospector(db: ConstructorParameters<typeof PostgresIntrospector>[0]) {
    return new PostgresIntrospector(db)
  }
}

class PgliteDriver implements Driver {
  readonly #pglite: PGlite
  readonly #connection: PgliteConnection
  readonly #waiting: (() => void)[] = []
  #taken = false
  #turnBegan: number | undefined
  constructor(pglite: PGlite) {
    this.#pglite = pglite
    this.#connection = new PgliteConnection(pglite)
  }
  async init() {
    await this.#pglite.waitReady
  }
  async acquireConnection() {
    if (this.#turnIsLong()) await new Promise(setImmediate)
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
    return this.#connection
  }
  async releaseConnection() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
  /** Whether this turn of the event loop has been the database's for too long. */
  #turnIsLong(): boolean {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = performance.now()
      setImmediate(() => (this.#turnBegan = undefined))
    }
    return performance.now() - this.#turnBegan > TURN_MS
  }
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`))
  }
  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async destroy() {
    await this.#pglite.close()
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#pglite.query<Row>(query.sql, [...query.parameters])
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
  }

  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream: read by keyset pages instead')
  }
}
