import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  sql,
  type Dialect,
  type OperationNode,
  type QueryCompiler,
} from 'kysely'
import type { Database } from '#db/database'
import type { Tables } from '#db/tables'

const WRITES: readonly OperationNode['kind'][] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']

/**
 * Sends several writes as one statement: one round trip, all of them or none. Each sees the tables as they were before
 * the others, and none answers anything: a read through `batch` throws.
 */
export async function inOneStatement<T>(db: Database, write: (batch: Database) => Promise<T>): Promise<T> {
  const writes: OperationNode[] = []
  const answer = await write(new Kysely<Tables>({ dialect: collecting(writes) }))
  if (writes.length > 0) {
    const parts = writes.map((node, i) => sql`${sql.raw(`w${i}`)} as (${{ toOperationNode: () => node }})`)
    await sql`with ${sql.join(parts)} select 1`.execute(db)
  }
  return answer
}

/** A database that keeps the writes it is given. */
function collecting(writes: OperationNode[]): Dialect {
  const compiler: QueryCompiler = {
    compileQuery(node, queryId) {
      if (!WRITES.includes(node.kind))
        throw new Error('a batch of writes was given a statement that is not a write')
      writes.push(node)
      return { query: node, queryId, sql: '', parameters: [] }
    },
  }
  return {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => compiler,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}
