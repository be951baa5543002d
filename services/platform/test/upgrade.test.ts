import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Caller } from './rig/caller.ts'
import { databases } from './rig/process/databases.ts'
import { startPlatform } from './rig/process/platform-process.ts'

jest.setTimeout(240_000)

const FOLDER = join(__dirname, '..')

describe.each(databases)('a database of an older or a newer copy, on $name', ({ make }) => {
  const withOldBooks = async (...newer: string[]) => {
    const place = await make()
    const { dataDir, databaseUrl = '' } = place
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'test/rig/process/old-books.ts', dataDir, databaseUrl, ...newer],
      { cwd: FOLDER, stdio: 'pipe' },
    )
    return place
  }

  it('starts where an older copy kept its own books, runs no step twice, and says which steps are newer than itself', async () => {
    const place = await withOldBooks('999-of-tomorrow')
    const platform = await startPlatform(place)
    const answer = await new Caller(platform.url).get('/wps/announcements')
    const log = platform.log()
    await platform.stop()
    const again = await startPlatform(place)
    await again.stop()
    await place.remove()
    expect(answer.status).toBe(200)
    expect(log).toContain('"migrations":["999-of-tomorrow"]')
  })

  it('is refused where a newer copy made a step that older ones cannot live with', async () => {
    const place = await withOldBooks('999-of-tomorrow.breaking')
    const refused = await startPlatform(place).then(
      (platform) => platform.stop(),
      (error: unknown) => String(error),
    )
    await place.remove()
    expect(refused).toMatch(/newer version .*999-of-tomorrow\.breaking/)
  })
})
