import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Database } from '#db/database'

/** Records the queries that a look makes. */
class QueryRecorder implements KyselyPlugin {
  readonly queries: { node: RootOperationNode; queryId: QueryId }[] = []
  transformQuery({ node, queryId }: { node: RootOperationNode; queryId: QueryId }): RootOperationNode {
    this.queries.push({ node, queryId })
    return node
  }
  async transformResult<R>({ result }: { result: R }): Promise<R> {
    return result
  }
}

/** How the database goes about what a look asks of the large tables, a line a node. */
export async function plansOf(db: Database, look: (db: Database) => Promise<unknown>): Promise<string[]> {
  const recorder = new QueryRecorder()
  await look(db.withPlugin(recorder))
  const lines: string[] = []
  for (const { node, queryId } of recorder.queries) {
    const { parameters, sql } = db.getExecutor().compileQuery(node, queryId)
    if (!/\b(rounds|account_lines|account_days|turnover_days)\b/.test(sql)) continue
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (analyze, costs off, timing off, summary off) ${sql}`, [...parameters]),
    )
    lines.push(
      ...rows.map((row) => row['QUERY PLAN']).filter((line) => /Scan|Sort|Limit|Aggregate/.test(line)),
    )
  }
  return lines
}
