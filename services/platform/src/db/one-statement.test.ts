import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely'
import { inOneStatement } from '#db/one-statement'
import type { Tables } from '#db/tables'

const AT = new Date('2026-11-21T10:00:00Z')
let sent: CompiledQuery[]
let db: Kysely<Tables>
beforeEach(() => {
  sent = []
  db = new Kysely<Tables>({
    log: ({ query }) => void sent.push(query),
    dialect: {
      createDriver: () => new DummyDriver(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
    },
  })
})
const useNonce = (batch: Kysely<Tables>, nonce: string) =>
  batch.insertInto('body_nonces').values({ nonce, expires_at: AT }).execute()

test('several writes are one statement, each with its own values', async () => {
  const answer = await inOneStatement(db, async (batch) => {
    await useNonce(batch, 'one')
    await batch.deleteFrom('throttles').where('subject', '=', 'two').execute()
    return 'answered'
  })
  expect(answer).toBe('answered')
  expect(sent.map(({ sql }) => sql)).toEqual([
    'with w0 as (insert into "body_nonces" ("nonce", "expires_at") values ($1, $2)), w1 as (delete from "throttles" where "subject" = $3) select 1',
  ])
  expect(sent[0]?.parameters).toEqual(['one', AT, 'two'])
})

test('a read through the batch fails, and nothing is sent', async () => {
  const reading = inOneStatement(db, async (batch) => {
    await useNonce(batch, 'three')
    await batch.selectFrom('body_nonces').select('nonce').execute()
  })
  await expect(reading).rejects.toThrow('not a write')
  expect(sent).toEqual([])
})

test('a batch without a write asks the database nothing', async () => {
  await expect(inOneStatement(db, () => Promise.resolve(1))).resolves.toBe(1)
  expect(sent).toEqual([])
})
