import { execFileSync } from 'node:child_process'
import { Caller, codeOf } from './rig/caller.ts'
import { databases, type Place } from './rig/process/databases.ts'
import { bundled, refuseToStart, startPlatform } from './rig/process/platform-process.ts'

jest.setTimeout(120_000)

/** A brand of the name of an example that no seed has made. */
function writeOwnBrand({ dataDir, databaseUrl }: Place): void {
  const where = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
  execFileSync(process.execPath, [...bundled('test/rig/process/own-brand.ts'), ...where], { stdio: 'pipe' })
}

const BARE = { EXAMPLES: '' }

describe.each(databases)('examples, on $name', ({ makeEmpty }) => {
  let place: Place
  beforeEach(async () => {
    place = await makeEmpty()
  })
  afterEach(() => place.remove())

  it('are absent by default: no brand, no account, no money (PLT-02)', async () => {
    const platform = await startPlatform(place, BARE)
    const caller = new Caller(platform.url)
    const answer = await caller.login('lotus.agent', 'Lotus-2026!')
    const ready = await caller.get('/wps/ready', { merchant: '' })
    await platform.stop()
    expect([codeOf(answer), ready.status]).toEqual(['unknown_merchant', 200])
  })

  it('are created with the flag, stay, and a start without it logs who can sign in', async () => {
    await (await startPlatform(place)).stop()
    const platform = await startPlatform(place, BARE)
    const answer = await new Caller(platform.url).login('lotus.agent', 'Lotus-2026!')
    const log = platform.log()
    await platform.stop()
    expect(answer.status).toBe(200)
    expect(log).toContain('whose passwords are public')
  })

  it('never come into a database that holds anything else', async () => {
    await (await startPlatform(place, BARE)).stop()
    writeOwnBrand(place)
    const refused = await refuseToStart(place)
    expect(refused.code).toBe(1)
    expect(refused.stderr).toMatch(/holds the brand lotus.*--examples/)
    const platform = await startPlatform(place, BARE)
    const answer = await new Caller(platform.url).login('lotus.agent', 'Lotus-2026!')
    await platform.stop()
    expect(codeOf(answer)).toBe('login_failed')
  })
})
