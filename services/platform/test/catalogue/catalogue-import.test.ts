import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Caller } from '../rig/caller.ts'
import { messyList } from './catalogue-messy-list.ts'
import { databases, type Place } from '../rig/process/databases.ts'
import { isApiDatabase, volume } from '../rig/volumes.ts'
import { bundled, startPlatform } from '../rig/process/platform-process.ts'

const PLATFORM = join(__dirname, '..', '..')
/** The platform's own command; `npm run catalogue` is the same from its sources, behind the runner. */
const OWN = bundled('src/cli/catalogue.ts')
const RUNNER = [join(PLATFORM, '..', '..', 'tools', 'run.mjs'), 'catalogue']
const EXAMPLE_GAMES = 2_400
const IMPORTED_FIRST = 1
const MESSY_ROWS = volume(10_000, 1_000)

interface Run {
  code: number | null
  out: string
  err: string
}

jest.setTimeout(300_000)

describe.each(databases)('importing a list of games on $name', ({ makeEmpty, name }) => {
  let place: Place
  const command = (program: readonly string[], words: readonly string[]): Promise<Run> => {
    const env = { ...process.env }
    delete env['DATABASE_URL']
    const child = spawn(process.execPath, [...program, ...words], {
      cwd: PLATFORM,
      env: {
        ...env,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => (out += String(text)))
    child.stderr.on('data', (text) => (err += String(text)))
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })))
  }
  const catalogue = (...words: string[]): Promise<Run> => command(OWN, words)
  const file = (title: string, content: string | Buffer): string => {
    const path = join(place.dataDir, title)
    writeFileSync(path, content)
    return path
  }
  /** Runs a query on a platform with the same data. */
  const withPlatform = async <T>(question: (caller: Caller) => Promise<T>): Promise<T> => {
    const platform = await startPlatform(place)
    try {
      return await question(new Caller(platform.url))
    } finally {
      await platform.stop()
    }
  }
  const total = async (caller: Caller, merchant: string): Promise<number> =>
    Number((await caller.get('/wps/game/list', { merchant })).body.value.totalCount)

  beforeAll(async () => {
    place = await makeEmpty()
    mkdirSync(place.dataDir, { recursive: true })
    const early = file('early.csv', 'id,name,provider,category\n5,First Light,KIT,slots\n')
    expect((await catalogue('import', early)).err).toMatch(/no brand yet/)
    await (await startPlatform(place)).stop()
    await catalogue(
      'import',
      file('first.csv', 'id,name,provider,category\n5,First Light,KIT,slots\n'),
      '--brand',
      'lotus',
    )
  })
  afterAll(() => place.remove())

  it('takes a messy list of thousands of rows, and the same list again without doubling anything', async () => {
    const list = messyList(MESSY_ROWS)
    const path = file('messy.csv', list.csv)
    const dry = await catalogue('import', path, '--brand', 'lotus', '--dry-run')
    expect([dry.code, dry.err]).toEqual([0, ''])
    expect(dry.out).toContain('nothing was written')
    const report = join(place.dataDir, 'report.txt')
    const first = await catalogue('import', path, '--brand', 'lotus', '--report', report)
    expect([first.code, first.err]).toEqual([0, ''])
    expect(first.out).toMatch(`${MESSY_ROWS.toLocaleString('en')} rows (CSV, semicolon, UTF-8)`)
    expect(first.out).toContain(
      `${list.games.toLocaleString('en')} new, 0 changed, 0 unchanged, ${list.repeated} repeated rows merged`,
    )
    expect(first.out).toContain(`${list.providers - list.newProviders} known, ${list.newProviders} new`)
    const notes = readFileSync(report, 'utf8')
    expect(notes).toMatch(/note: line \d+: vendor: .*"JADE-LANTERN".* united with Jade Lantern \(JL\)/)
    expect(notes.match(/repeats line \d+/g)).toHaveLength(list.repeated)
    expect(notes).toContain('"Remarks" is not used')
    const again = await catalogue('import', path, '--brand', 'lotus')
    expect(again.out).toContain(`0 new, 0 changed, ${list.games.toLocaleString('en')} unchanged`)
    expect(again.out).toContain('0 new\n')
    const [lotus, coral] = await withPlatform(async (caller) => [
      await total(caller, 'lotus'),
      await total(caller, 'coral'),
    ])
    expect(lotus).toBe(EXAMPLE_GAMES + IMPORTED_FIRST + list.games)
    expect(coral).toBeLessThan(EXAMPLE_GAMES)
  })

  // What a file says does not depend on the database: once is enough, on the one that starts sooner.
  if (isApiDatabase(name)) {
    it('cleans odd characters and understands numbers, categories and blanks of the world', async () => {
      const rows =
        'Name;Code ID;Studio;ประเภท;Min Bet;RTP;Lines;NEW\r\n"Caf\u0065\u0301&nbsp;Noir\u200b &amp;  Co";ZZ-1;JADE LANTERN;สล๊อต;"1.000,50";0.965;๒๕;ใช่\r\n'
      const path = file('odd.csv', Buffer.from(`\ufeff${rows}`, 'utf16le'))
      const run = await catalogue('import', path, '--map', 'id=Code ID', '--map', 'vendor=Studio')
      expect([run.code, run.err]).toEqual([0, ''])
      expect(run.out).toContain('UTF-16')
      const game = await withPlatform(
        async (caller) =>
          (await caller.get(`/wps/game/list?gameName=${encodeURIComponent('café noir')}`)).body.value
            .games[0],
      )
      expect(game).toMatchObject({
        displayName: 'Café Noir & Co',
        vassalage: 'JL',
        gameType: 'RNG',
        gameClassify: 'SM',
        minBet: '1000.50',
        rtp: '96.50',
        minLine: 25,
        isNew: 1,
      })
    })

    it('reads Thai lists of old programs and JSON in its three shapes', async () => {
      // TIS-620: the letters of "เกมทดสอบ" and "ยิงปลา".
      const thai = Buffer.from([0xe0, 0xa1, 0xc1, 0xb7, 0xb4, 0xca, 0xcd, 0xba])
      const fishing = Buffer.from([0xc2, 0xd4, 0xa7, 0xbb, 0xc5, 0xd2])
      const old = Buffer.concat([
        Buffer.from('id,name,provider,category\n91,'),
        thai,
        Buffer.from(',KIT,'),
        fishing,
        Buffer.from('\n'),
      ])
      const game = { id: 92, name: { en: 'Json One', th: 'เจสันหนึ่ง' }, provider: 'KIT', category: 'slots' }
      const shapes = {
        'a.json': JSON.stringify([game]),
        'b.json': JSON.stringify({ data: { items: [{ ...game, id: 93 }] } }),
        'c.jsonl': `${JSON.stringify({ ...game, id: 94 })}\n${JSON.stringify({ ...game, id: 95 })}\n`,
      }
      const first = await catalogue('import', file('tis.csv', old))
      expect([first.code, first.out.includes('TIS-620')]).toEqual([0, true])
      for (const [title, text] of Object.entries(shapes))
        expect((await catalogue('import', file(title, text))).code).toBe(0)
      const found = await withPlatform(async (caller) => ({
        thai: (await caller.get(`/wps/game/list?gameType=FISH&gameName=${encodeURIComponent('เกมทดสอบ')}`))
          .body.value.totalCount,
        json: (await caller.get('/wps/game/list?gameName=json%20one', { language: 'TY' })).body.value.games,
      }))
      expect(found.thai).toBe(1)
      expect(found.json.map((one: { nodeId: string }) => one.nodeId).sort()).toEqual(['92', '93', '94', '95'])
      expect(found.json[0].displayName).toBe('เจสันหนึ่ง')
    })

    it('writes nothing when a row is wrong, and says line, field and remedy for each', async () => {
      const lines = [
        'ID,Name,Provider,Category,RTP,MinBet',
        '801,Fine,JL,slots,96,1',
        '802,A,JL,slotz,96,1',
        ',B,JL,slots,96,1',
        '804,,JL,slots,196,abc',
        '1.2E+10,D,JL,slots,,',
        '806,E,,slots,,',
        '807,F,JL,slots,,',
        '807,F2,JL,slots,,',
        '809,"G\nH",JL,slots,,,junk',
      ]
      const run = await catalogue('import', file('bad.csv', lines.join('\n')))
      expect(run.code).toBe(1)
      for (const expected of [
        /line 3: category: "slotz".*did you mean "slot"/,
        /line 4: id: is missing/,
        /line 5: name: is missing/,
        /line 5: rtp: 196 is out of range/,
        /line 5: minBet: "abc" is not a number/,
        /line 6: id: "1.2E\+10" was shortened by a spreadsheet/,
        /line 7: vendor: is missing/,
        /line 9: id: is used by line 8 already, with another name/,
        /line 10: row: has 7 cells/,
      ])
        expect(run.err).toMatch(expected)
      expect(run.err).toContain('Nothing was written')
      const found = await withPlatform(
        async (caller) => (await caller.get('/wps/game/list?gameName=fine')).body.value.games,
      )
      expect(found.filter((one: { nodeId: string }) => one.nodeId === '801')).toEqual([])
    })

    it('names each kind of unusable file and exits with 1', async () => {
      const cases: [string, RegExp][] = [
        [join(place.dataDir, 'nowhere.csv'), /There is no file/],
        [place.dataDir, /is a folder/],
        [file('empty.csv', ''), /is empty/],
        [file('blank.csv', ' \n \n'), /nothing but blanks/],
        [
          file('binary.csv', Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7919) % 251))),
          /binary file/,
        ],
        [file('sheet.xlsx', Buffer.from('PK\u0003\u0004rest')), /Save it as CSV/],
        [file('one.csv', 'name\nA\nB\n'), /only one column/],
        [file('head.csv', 'id,name,provider,category\n'), /header row and nothing below/],
        [file('strange.csv', 'foo,bar\n1,2\n'), /No column was recognised for id, name, vendor, category/],
        [file('quote.csv', 'id,name,provider,category\n1,"open,JL,slots\n'), /never closed/],
        [file('broken.json', '[{"id": 1,}]'), /JSON cannot be read/],
        [file('bare.json', '{"a": [1, 2]}'), /No column was recognised|no list of games/],
      ]
      const runs = await Promise.all(cases.slice(0, 6).map(([path]) => catalogue('import', path)))
      runs.forEach((run, i) =>
        expect([cases[i]?.[0], run.code, run.err]).toEqual([
          cases[i]?.[0],
          1,
          expect.stringMatching(cases[i]?.[1] ?? /-/),
        ]),
      )
      for (const [path, words] of cases.slice(6))
        expect([path, await catalogue('import', path)]).toEqual([
          path,
          expect.objectContaining({ code: 1, err: expect.stringMatching(words) }),
        ])
      if (process.getuid?.() !== 0) {
        const secret = file('secret.csv', 'id,name\n')
        chmodSync(secret, 0o000)
        expect((await catalogue('import', secret)).err).toMatch(/may not be read/)
      }
    })

    it('explains itself, and refuses flags, brands and columns that do not exist', async () => {
      const bare = await command(RUNNER, [])
      expect([bare.code, bare.err.includes('Usage: npm run catalogue')]).toEqual([2, true])
      const path = file('ok.csv', 'id,name,provider,category\n700,Fine,JL,slots\n')
      expect((await command(RUNNER, ['import', path, '--bogus'])).err).toMatch(/no flag --bogus/)
      expect((await catalogue('import', path, '--brand', 'unknown')).err).toMatch(
        /no brand unknown. Brands: coral, lotus/,
      )
      expect((await catalogue('import', path, '--map', 'name=Titel')).err).toMatch(
        /no column "Titel". Its columns: id, name, provider, category/,
      )
      expect((await catalogue('import', path, '--map', 'colour=name')).err).toMatch(/no field colour/)
    })
  }

  it('goes through the site while it runs, and can be undone there', async () => {
    const path = file('live.csv', 'id,name,provider,category\n888,Live Update,JL,slots\n')
    const platform = await startPlatform(place)
    const caller = new Caller(platform.url)
    const live = async () => (await caller.get('/wps/game/list?gameName=live%20update')).body.value.totalCount
    const at = ['--url', platform.operatorUrl, '--database-url', '']
    try {
      const run = await catalogue('import', path, ...at)
      expect([run.code, run.err, await live()]).toEqual([0, '', 1])
      const [, id = ''] = /catalogue -- undo (\S+)/.exec(run.out) ?? []
      expect((await catalogue('undo', id, ...at)).out).toMatch(/undone .* 1 put back/)
      expect(await live()).toBe(0)
      expect((await catalogue('list', ...at)).out).toContain('live.csv  by local')
      if (place.databaseUrl !== undefined) return
      const beside = await catalogue('import', path)
      expect([beside.code, beside.err]).toEqual([1, expect.stringMatching(/in use by process \d+/)])
    } finally {
      await platform.stop()
    }
  })
})
