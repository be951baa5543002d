import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'

const SEAL = join(__dirname, '../../../../../deploy/postgres/seal-audit.sql')
const APP = 'site_app'
/** What an attacker with the platform's access to the database tries. */
const WAYS = [
  `update audit_log set actor = 'other'`,
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger all',
  'drop trigger audit_log_immutable on audit_log',
  'create or replace function audit_log_is_immutable() returns trigger language plpgsql as $$ begin return old; end $$',
  'drop table audit_log',
  'alter table audit_chain disable trigger all',
  'delete from audit_seals',
  'create or replace function audit_log_takes_brand() returns trigger language plpgsql as $$ begin return null; end $$',
  'alter table audit_log rename to old_log',
  'alter table audit_log owner to site_app',
  'drop schema public cascade',
]
const ADD = `insert into audit_log (at, actor, action, subject, detail) values (now(), 'a', 'b', 'c', '{}')`

/** The log where the platform works as a plain user of a real PostgreSQL, as docs/operating.md asks for. */
export function sealedAuditSuite(rig: Rig): void {
  const connected = async <T>(
    user: string | undefined,
    work: (client: pg.Client) => Promise<T>,
  ): Promise<T> => {
    const url = new URL(rig.place.databaseUrl ?? '')
    if (user !== undefined) Object.assign(url, { username: user, password: user })
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    return await work(client).finally(() => client.end())
  }
  /** What becomes of each way, each taken back at once. */
  const tried = (ways: readonly string[]): Promise<string[]> =>
    connected(APP, async (client) => {
      const said: string[] = []
      for (const way of ways) {
        await client.query('begin')
        said.push(await client.query(way).then(() => 'done', String))
        await client.query('rollback')
      }
      return said
    })

  it('cannot be changed with the platform’s access alone, once it is sealed (PLT-05)', async () => {
    await connected(undefined, async (client) => {
      await client.query(`create role ${APP} login password '${APP}'`)
      await client.query(
        `alter database "${new URL(rig.place.databaseUrl ?? '').pathname.slice(1)}" owner to ${APP}`,
      )
      await client.query(`alter table audit_log owner to ${APP}`)
      await client.query(`alter function audit_log_is_immutable() owner to ${APP}`)
    })
    expect(await tried(['alter table audit_log disable trigger all'])).toEqual(['done'])
    const seal = readFileSync(SEAL, 'utf8').replaceAll(':"app"', APP)
    await connected(undefined, (client) => client.query(seal))
    expect(await tried(WAYS)).toEqual(
      WAYS.map(() => expect.stringMatching(/permission denied|must be owner|must be able/)),
    )
    expect(await tried([ADD, 'select count(*) from audit_log'])).toEqual(['done', 'done'])
  })
}
