import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { apiDatabases } from './rig/volumes.ts'
import { Rig } from './rig/rig.ts'

jest.setTimeout(120_000)

const SCRIPT = 'console.0123456789abcdef.js'
const CONTENT = Buffer.from('document.body.textContent = "built"\n')
const integrity = `sha256-${createHash('sha256').update(CONTENT).digest('base64')}`
const folder = mkdtempSync(join(tmpdir(), 'console-'))

/** What a build of the console leaves behind. */
function build(content = CONTENT): void {
  const browser = join(folder, 'browser')
  mkdirSync(browser, { recursive: true })
  writeFileSync(join(browser, SCRIPT), content)
  writeFileSync(join(browser, `${SCRIPT}.br`), brotliCompressSync(content))
  writeFileSync(join(browser, `${SCRIPT}.gz`), gzipSync(content))
  const release = { version: '1.0.0-01234567', scripts: [SCRIPT], files: [{ name: SCRIPT, integrity }] }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
}

const [first] = apiDatabases
if (!first) throw new Error('no database to test on')

describe('the operators’ console', () => {
  const rig = new Rig(first.make, () => ({ CONSOLE_DIR: folder }))
  beforeAll(() => rig.setUp())
  afterAll(async () => {
    await rig.tearDown()
    rmSync(folder, { recursive: true })
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(rig.platform.operatorUrl + path, { headers })

  it('says what to do while it is not built, and is there as soon as it is (PLT-05)', async () => {
    const before = await get('/console')
    expect([before.status, await before.text()]).toEqual([503, expect.stringContaining('npm run setup')])
    build()
    expect((await get('/console')).status).toBe(200)
  })

  it('is one page at every address below it, at the admin listener alone (PLT-05)', async () => {
    build()
    for (const path of ['/console', '/console/', '/console/banner/42?x=1']) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await fetch(rig.platform.url + path)).status).toBe(404)
    }
  })

  it('runs its own files alone, each held to what was built, and styles of its own hand (PLT-05)', async () => {
    build()
    const pages = await Promise.all([get('/console'), get('/console')])
    const nonces = pages.map(({ headers }) => {
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      return /'nonce-([^']+)'/.exec(policy)?.[1]
    })
    expect(nonces[0]).not.toBe(nonces[1])
    const text = (await pages[0]?.text()) ?? ''
    expect(text).toContain(`content="${nonces[0]}"`)
    expect(text).toContain(`<script defer src="/console/-/${SCRIPT}" integrity="${integrity}">`)
  })

  it('serves files that never change meaning, small, and nothing else of the folder (PLT-05)', async () => {
    build()
    await get('/console')
    const answer = await get(`/console/-/${SCRIPT}`, { 'Accept-Encoding': 'br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe(CONTENT.toString())
    for (const name of ['release.json', '..%2Frelease.json', `${SCRIPT}.br`, 'none.js'])
      expect([name, (await get(`/console/-/${name}`)).status]).toEqual([name, 404])
  })

  it('does not serve a console with a file that differs from the build (PLT-05)', async () => {
    await rig.platform.stop()
    build(Buffer.from('document.body.textContent = "other"\n'))
    await rig.start()
    expect((await get('/console')).status).toBe(500)
    expect((await get(`/console/-/${SCRIPT}`)).status).toBe(500)
    expect(rig.platform.log()).toContain('is not what was built')
    build()
    expect((await get('/console')).status).toBe(200)
  })
})
