import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bucketOf } from '@site/shared-api/contract/field-figures'
import { codeOf, type Answer } from '../../rig/caller.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { bundled, INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const run = promisify(execFile)
const REPORT_PATH = '/wps/internal/field'
const FIGURES = '/wps/operator/field'
const V1 = '1.0.0-00000001'

/** Telemetry that services of pages report, and what operators read of it (MOD-11). */
export function fieldSuite(rig: Rig): void {
  const report = (counts: readonly object[], token = INTERNAL_TOKEN): Promise<Answer> =>
    rig.caller.call('POST', REPORT_PATH, {
      merchant: '',
      headers: { Authorization: `Bearer ${token}` },
      body: { counts },
    })
  const count = (module: string, metric: string, more: object = {}) => ({
    ...{ brand: 'lotus', route: 'home', module, version: V1, composition: '', metric, bucket: 0, count: 1 },
    ...more,
  })
  const rows = async (query: string) =>
    (await rig.caller.get(`${FIGURES}?${query}`, OPERATOR)).body.value.rows

  it('shows of a module what its pages reported: how many, failures by stage, fall-backs, p75 with its count (MOD-11)', async () => {
    // 30 of 40 pages have it at 1 s or before, as many as make three quarters.
    const lcp = [
      count('lobby', 'lcp', { bucket: bucketOf(500), count: 10 }),
      count('lobby', 'lcp', { bucket: bucketOf(1_024), count: 20 }),
      count('lobby', 'lcp', { bucket: bucketOf(4_096), count: 10 }),
    ]
    const others = [
      count('lobby', 'visit', { count: 40 }),
      count('lobby', 'failed', { count: 2 }),
      count('lobby', 'failed.render', { count: 2 }),
      count('lobby', 'fallback.last-good'),
      count('lobby', 'error', { count: 3 }),
    ]
    expect((await report([...lcp, ...others])).body.value).toEqual({ counted: 88 })
    const [row] = await rows('module=lobby')
    expect(row).toMatchObject({
      ...{ module: 'lobby', version: V1, brand: null, route: null, visits: 40, failed: 2, errors: 3 },
      stages: { render: 2 },
      fallbacks: { again: 0, lastGood: 1 },
      measures: { lcp: { count: 40, p75: 1_024 } },
    })
    expect(row.measures.lcp.low).toBeLessThan(row.measures.lcp.p75)
    expect(row.measures.lcp.high).toBeGreaterThan(4_000 / 1.1)
  })

  it('groups by brand and route on request, and adds them up else', async () => {
    await report([
      count('content', 'visit', { count: 5 }),
      count('content', 'visit', { brand: 'coral', count: 7 }),
      count('content', 'visit', { brand: 'coral', route: 'activity', count: 11 }),
    ])
    const visits = async (query: string): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await rows(`module=content&${query}`)).map(
          (row: { brand?: string; route?: string; visits: number }) => [
            row.brand ?? row.route ?? 'all',
            row.visits,
          ],
        ),
      )
    expect(await visits('')).toEqual({ all: 23 })
    expect(await visits('by=brand')).toEqual({ lotus: 5, coral: 18 })
    expect(await visits('by=route&brand=coral')).toEqual({ home: 7, activity: 11 })
    expect(await visits('route=activity')).toEqual({ all: 11 })
  })

  it('is shown by a command, live beside canary, with what is not there left out', async () => {
    const { dataDir } = rig.place
    const show = async (...words: string[]): Promise<string> => {
      const where = ['--url', rig.platform.operatorUrl, '--data-dir', dataDir]
      const { stdout } = await run(process.execPath, [...bundled('src/cli/field.ts'), ...words, ...where])
      return stdout
    }
    const lines = (await show()).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(
      expect.arrayContaining(['module', 'content', 'lobby']),
    )
    expect(lines.find((line) => line.startsWith('lobby'))).toMatch(
      / 40 +2 \(5\.0 %\) +1 +3 +1024 \(\d+-\d+\) +- /,
    )
    expect(await show('content', '--by', 'brand')).toMatch(/content .* coral +18 /)
    expect(await show('member-centre')).toContain('No page has reported in the last 24 hours.')
    await expect(show('lobby', '--hours', '0')).rejects.toThrow('hours: not understood')
  })

  it('loses no count where several report the same at once', async () => {
    const same = [count('account', 'visit'), count('account', 'inp', { bucket: 5 }), count('account', 'lcp')]
    await Promise.all(Array.from({ length: 20 }, (_, at) => report(at % 2 === 0 ? same : same.toReversed())))
    const [row] = await rows('module=account')
    expect([row.visits, row.measures.inp.count, row.measures.lcp.count]).toEqual([20, 20, 20])
  })

  it('takes reports of services of pages alone, in counts that it knows (PLT-03)', async () => {
    const good = count('lobby', 'visit', { module: 'unknown' })
    expect(codeOf(await report([good], 'another-token'))).toBe('operator_token_required')
    const wrong = [
      [],
      Array(251).fill(good),
      [{ ...good, metric: 'clicks' }],
      [{ ...good, count: 0 }],
      [{ ...good, bucket: 129 }],
      [{ ...good, version: 'latest' }],
      [{ ...good, route: '/m/home?ticket=1' }],
      [{ ...good, member: 'lotus.demo' }],
    ]
    for (const counts of wrong) expect((await report(counts)).status).toBe(400)
    expect(await rows('module=unknown')).toEqual([])
    expect((await rig.caller.get(FIGURES, { merchant: '' })).status).toBe(401)
    expect((await rig.caller.get(`${FIGURES}?hours=1000`, OPERATOR)).body.field).toBe('hours')
  })
}
