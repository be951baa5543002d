import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Caller } from './rig/caller.ts'
import { databases, type Place } from './rig/process/databases.ts'
import { bundled, startPlatform } from './rig/process/platform-process.ts'

jest.setTimeout(180_000)

describe.each(databases)('a backup of $name', ({ make, makeEmpty }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'))
  let place: Place
  let other: Place
  beforeAll(async () => {
    ;[place, other] = [await make(), await makeEmpty()]
    // The data folder of a new host: nothing lies in it.
    rmSync(other.dataDir, { recursive: true, force: true })
  })
  afterAll(async () => {
    await Promise.all([place.remove(), other.remove()])
    rmSync(folder, { recursive: true, force: true })
  })
  const tool = (file: string, at: Place, ...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...bundled(`src/cli/${file}.ts`),
        ...words,
        '--data-dir',
        at.dataDir,
        '--database-url',
        at.databaseUrl ?? '',
      ],
      { encoding: 'utf8' },
    )
    return { code: status, said: stdout + stderr }
  }
  const rows = ({ dataDir, databaseUrl }: Place): unknown =>
    JSON.parse(
      spawnSync(
        process.execPath,
        [
          ...bundled('test/rig/process/table-rows.ts'),
          dataDir,
          ...(databaseUrl === undefined ? [] : [databaseUrl]),
        ],
        { encoding: 'utf8' },
      ).stdout,
    )
  const release = (at: Place) => join(at.dataDir, 'registry', 'lobby', 'module.json')

  it('is made, and restored on another place: every row, every release, every account', async () => {
    mkdirSync(join(release(place), '..'), { recursive: true })
    writeFileSync(release(place), '{"version":"1.0.0"}')
    const kept = join(folder, 'first')
    expect(tool('backup', place, kept)).toEqual({
      code: 0,
      said: expect.stringContaining('1 files of releases'),
    })
    expect(tool('restore', other, kept)).toEqual({ code: 0, said: expect.stringContaining('Restored') })
    expect(statSync(join(kept, 'database.dump')).mode & 0o777).toBe(0o600)
    expect(rows(other)).toEqual(rows(place))
    expect(readFileSync(release(other), 'utf8')).toBe('{"version":"1.0.0"}')
    const platform = await startPlatform(other)
    const answer = await new Caller(platform.url).login('lotus.demo', 'Lotus-2026!')
    await platform.stop()
    expect(answer.status).toBe(200)
  })

  it('is never written over, nor restored over existing data, nor from damaged files', async () => {
    const kept = join(folder, 'first')
    expect(tool('backup', place, kept)).toEqual({
      code: 1,
      said: expect.stringContaining('holds something already'),
    })
    expect(tool('restore', other, kept)).toEqual({ code: 1, said: expect.stringMatching(/holds .* already/) })
    rmSync(join(other.dataDir, 'registry'), { recursive: true })
    expect(tool('restore', other, kept)).toEqual({ code: 1, said: expect.stringMatching(/holds .* already/) })
    appendFileSync(join(kept, 'database.dump'), 'x')
    expect(tool('restore', other, kept)).toEqual({ code: 1, said: expect.stringContaining('not as it was') })
    expect(tool('restore', other, join(folder, 'none')).said).toContain('no finished backup')
    expect(existsSync(release(other))).toBe(false)
  })

  it('of the embedded database waits until the site has stopped, of a PostgreSQL it does not', async () => {
    const platform = await startPlatform(place)
    const { code, said } = tool('backup', place, join(folder, 'second'))
    await platform.stop()
    if (place.databaseUrl === undefined)
      expect([code, said]).toEqual([1, expect.stringContaining('in use by process')])
    else expect(code).toBe(0)
  })
})
