import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import { MemberTurns } from '#db/member-turns'
import type { Facts } from '#db/signals/facts'
import type { Tables } from '#db/tables'
import type { EventPublisher } from '#db/signals/event-publisher'
import { hashOf } from '#api/hash-of'
import type { Regions } from '@site/service-kit/regions'
import { WalletGateway } from '#money/wallet-gateway/gateway'
import { selectSession } from '#money/wallet-gateway/session.repository'
import { systemClock, systemRandomness } from '#start/system-deps'
import type { WalletCall } from '#bench/wallet/calls'

/** A connection that runs nothing: it notes each statement and answers with what the session's row was. */
class Recorder implements DatabaseConnection {
  statements: CompiledQuery[] = []
  readonly session: object | undefined

  constructor(session: object | undefined) {
    this.session = session
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.statements.push(query)
    const rows = /from "?game_sessions"?/.test(query.sql)
      ? [{ asked_status: null, round_id: null, ...this.session }]
      : [{ id: null, asked_status: null }]
    return { rows: rows as Row[], numAffectedRows: 1n } // reason: rows as the repository reads them
  }
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('nothing is streamed here')
  }
}

function recording(recorder: Recorder): Database {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => recorder,
        releaseConnection: async () => undefined,
        beginTransaction: async () => undefined,
        commitTransaction: async () => undefined,
        rollbackTransaction: async () => undefined,
        destroy: async () => undefined,
      }),
    },
  })
}

/** The very statements that the gateway runs for each call, with their values: one list a transaction. */
export async function statementsOf(db: Database, calls: readonly WalletCall[]): Promise<CompiledQuery[][]> {
  const sessions = new Map<string, object | undefined>()
  const recorded: CompiledQuery[][] = []
  for (const { operation, body } of calls) {
    const { sessionId } = body
    if (!sessions.has(sessionId)) {
      const of = { provider: 'sandbox', tokenHash: hashOf(sessionId), lock: false }
      sessions.set(sessionId, await selectSession(db, of, new Date()))
    }
    const recorder = new Recorder(sessions.get(sessionId))
    const gateway = new WalletGateway(platformOf(recording(recorder)))
    // reason: a call of the bench has just the fields of its operation
    if (operation === 'bet') await gateway.bet('sandbox', body as never)
    else await gateway.betWin('sandbox', body as never)
    recorded.push(recorder.statements)
  }
  return recorded
}

/** As much of a platform as the gateway needs. */
function platformOf(db: Database): Platform {
  const eventPublisher: Pick<EventPublisher, 'publish'> = { publish: () => undefined }
  const facts: Pick<Facts, 'changed'> = { changed: () => undefined }
  const regions: Pick<Regions, 'isClosedTo'> = { isClosedTo: () => false }
  // reason: the gateway touches nothing else of it
  return {
    db,
    eventPublisher,
    facts,
    regions,
    turns: new MemberTurns(),
    clock: systemClock,
    randomness: { ...systemRandomness, below: (end: bigint) => end - 1n },
  } as unknown as Platform
}
