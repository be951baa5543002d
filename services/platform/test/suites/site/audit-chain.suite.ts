import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { codeOf } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { Editor } from '../../rig/people/editor.ts'
import { bundled, OPERATOR_TOKEN, startPlatform } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const run = promisify(execFile)
const YEAR = 'from=2026-01-01T00:00:00.000Z&until=2027-01-01T00:00:00.000Z'

/** What an attacker with access to the database does to the log, and the fault that is found. */
const WAYS: readonly (readonly [what: string, fault: string, statements: readonly string[]])[] = [
  ['alters an entry', 'altered', [`update audit_log set actor = 'other' where id = $ID`]],
  ['alters its detail', 'altered', [`update audit_log set detail = '{"a":1}' where id = $ID`]],
  ['gives it to another brand', 'altered', [`update audit_log set merchant = 'moor' where id = $ID`]],
  ['takes an entry away', 'removed', ['delete from audit_log where id = $ID']],
  [
    'takes it away with its place',
    'removed',
    ['delete from audit_log where id = $ID', 'delete from audit_chain where entry_id = $ID'],
  ],
  [
    'takes the end away',
    'removed',
    ['delete from audit_log where id >= $ID', 'delete from audit_chain where entry_id >= $ID'],
  ],
  [
    'puts an entry in',
    'inserted',
    [
      `insert into audit_log (id, at, actor, action, subject, detail) overriding system value
        values ($FREE, now(), 'a', 'b', 'c', '{}')`,
    ],
  ],
  [
    'swaps two entries',
    'altered',
    [
      `update audit_log a set (at, actor, action, subject, detail, merchant) = (
        select b.at, b.actor, b.action, b.subject, b.detail, b.merchant from audit_log b
        where b.id = case a.id when $ID then $NEXT else $ID end) where a.id in ($ID, $NEXT)`,
    ],
  ],
  [
    'swaps two places',
    'reordered',
    [
      `update audit_chain set position = -1 where entry_id = $ID`,
      `update audit_chain set position = position - 1 where entry_id = $NEXT`,
      `update audit_chain set position = (select position + 1 from audit_chain where entry_id = $NEXT) where entry_id = $ID`,
    ],
  ],
  [
    'makes a seal of their own',
    'unsigned',
    [
      `update audit_seals set signature = 'c29tZWJvZHk' where position = (select min(position) from audit_seals)`,
    ],
  ],
]

/** The audit log as a chain, on a PostgreSQL of its own (D10, PLT-05). */
export function auditChainSuite(rig: Rig): void {
  const owner = new Editor(rig, OPERATOR.headers)
  const connected = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: rig.place.databaseUrl })
    await client.connect()
    return await work(client).finally(() => client.end())
  }
  const verified = async () => (await owner.call('GET', 'audit/verify')).body.value
  const note = (who: Editor, label: string) =>
    who.call('PATCH', 'brands/lotus', { imageHosts: [`https://${label}.example`] })

  it('seals what was written before there was a chain, and what is written since (D10, PLT-05)', async () => {
    const before = (await verified()).read
    await note(owner, 'one')
    await note(owner, 'two')
    const { fault, read } = await verified()
    expect([fault, read - before]).toEqual([null, 2])
  })

  it.each(WAYS)('is found broken where an attacker %s: %s (D10, PLT-05)', async (_way, fault, statements) => {
    for (const label of ['a', 'b', 'c']) await note(owner, label)
    expect((await verified()).fault).toBeNull()
    const held = await connected(async (client) => {
      const { rows } = await client.query(
        'select entry_id as id from audit_chain order by position desc limit 3',
      )
      const [, next, id] = rows.map((row: { id: string }) => row.id)
      await client.query('begin')
      await client.query('create temporary table kept_log on commit preserve rows as table audit_log')
      await client.query('create temporary table kept_chain on commit preserve rows as table audit_chain')
      await client.query('create temporary table kept_seals on commit preserve rows as table audit_seals')
      await client.query('set local session_replication_role = replica')
      for (const statement of statements)
        await client.query(
          statement
            .replaceAll('$ID', String(id))
            .replaceAll('$NEXT', String(next))
            .replaceAll('$FREE', '999999999'),
        )
      await client.query('commit')
      const said = await verified()
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      for (const table of ['seals', 'chain', 'log']) await client.query(`delete from audit_${table}`)
      await client.query('insert into audit_log overriding system value table kept_log')
      await client.query('insert into audit_chain table kept_chain')
      await client.query('insert into audit_seals table kept_seals')
      await client.query('commit')
      return said
    })
    expect(held.fault).toMatchObject({ what: fault })
    expect((await verified()).fault).toBeNull()
  })

  it('stays one chain where two copies write at once (D10, PLT-05)', async () => {
    const other = await startPlatform(rig.place)
    try {
      const before = (await verified()).read
      const at = async (url: string, label: string) => {
        const answer = await fetch(`${url}/wps/operator/brands/lotus`, {
          method: 'PATCH',
          headers: { ...OPERATOR.headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ imageHosts: [`https://${label}.example`] }),
        })
        return answer.status
      }
      const urls = [rig.platform.operatorUrl, other.operatorUrl]
      const statuses = await Promise.all(
        Array.from({ length: 40 }, (_, i) => at(urls[i % 2] ?? '', `copy-${i}`)),
      )
      const written = statuses.filter((status) => status === 200).length
      await Promise.all(
        urls.map((url) => fetch(`${url}/wps/operator/audit/verify`, { headers: OPERATOR.headers })),
      )
      const { fault, read } = await verified()
      expect([fault, read - before, written > 20]).toEqual([null, written, true])
    } finally {
      await other.stop()
    }
  })

  it('is exported by brand and time as a signed file that needs no database, and says so in the log (D10, PLT-05)', async () => {
    const { publicKey } = await verified()
    const guest = await Editor.signedIn(rig, 'exporting', 'reader', {}, ['lotus'])
    expect(codeOf(await guest.call('GET', `audit/file?merchant=coral&${YEAR}`))).toBe('brand_refused')
    const answer = await guest.call('GET', `audit/file?${YEAR}`)
    const { name, text } = answer.body.value
    expect([name, text.includes('"merchant":"coral"')]).toEqual([
      'audit-lotus-2026-01-01-2027-01-01.jsonl',
      false,
    ])
    const folder = mkdtempSync(join(tmpdir(), 'audit-'))
    const file = join(folder, name)
    const look = async (content: string, key: string) => {
      writeFileSync(file, content)
      return await run(process.execPath, [
        ...bundled('src/cli/ledger.ts'),
        'audit-file',
        file,
        '--key',
        key,
      ]).then(
        ({ stdout }) => stdout,
        (error: unknown) => String(Reflect.get(Object(error), 'stderr')),
      )
    }
    expect(await look(text, publicKey)).toMatch(/lotus.*\d+ entries.*as they were sealed/s)
    expect(await look(text.replace('brand.patched', 'brand.looked'), publicKey)).toMatch(
      /signature does not fit/,
    )
    expect(await look(text, publicKey.slice(0, -4) + 'AAAA')).toMatch(/signature does not fit/)
    rmSync(folder, { recursive: true })
    const { list } = (await owner.call('GET', 'audit?action=audit.exported')).body.value
    expect(list[0]).toMatchObject({ actor: 'exporting', merchant: 'lotus', detail: { brands: ['lotus'] } })
  })

  it('is looked through by a command, which names the first entry that is wrong (D10, PLT-05)', async () => {
    const said = execFileSync(
      process.execPath,
      [...bundled('src/cli/ledger.ts'), 'audit', '--url', rig.platform.operatorUrl],
      { encoding: 'utf8', env: { ...process.env, OPERATOR_TOKEN } },
    )
    expect(said).toMatch(/\d+ entries are as they were sealed/)
  })
}
