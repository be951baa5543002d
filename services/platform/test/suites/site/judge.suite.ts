import { setTimeout as pause } from 'node:timers/promises'
import { bucketOf } from '@site/shared-api/contract/field-figures'
import { OPERATOR } from '../../rig/operator.ts'
import type { DeliveryBeside } from '../../rig/outside/delivery.ts'
import { INTERNAL_TOKEN } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'

const V = (digit: number): string => `1.0.0-0000000${digit}`
/** The judge looks every few seconds; a canary that is broken at load is to be taken back within a minute. */
const LIMIT_MS = 60_000

interface PageReport {
  readonly pages: number
  readonly failed?: number
  /** In ms, of all of them. */
  readonly lcp: number
  readonly brand?: string
}

/** All copies of the platform. */
interface Copies {
  readonly log: () => string
  readonly moveClocks: (offsetMs: number) => Promise<unknown>
}

/** Canaries of a real service of pages, judged by what pages reported of them (MOD-06, MOD-11). */
export function judgeSuite(rig: Rig, delivery: DeliveryBeside, { log, moveClocks }: Copies): void {
  const who = { who: 'ann' }
  const report = async (
    version: string,
    { brand = 'lotus', failed = 0, lcp, pages }: PageReport,
  ): Promise<void> => {
    const about = { brand, route: 'home', module: 'lobby', version, bucket: 0, count: pages }
    const composition = version === V(1) ? '' : 'lobby'
    const counts = [
      { ...about, composition, metric: 'visit' },
      { ...about, composition, metric: 'lcp', bucket: bucketOf(lcp) },
      ...(failed === 0 ? [] : [{ ...about, composition, metric: 'failed', count: failed }]),
    ]
    const headers = { Authorization: `Bearer ${INTERNAL_TOKEN}` }
    const answer = await rig.caller.call('POST', '/wps/internal/field', {
      merchant: '',
      headers,
      body: { counts },
    })
    expect(answer.status).toBe(200)
  }
  const verdict = async (): Promise<Record<string, unknown>> =>
    (await rig.caller.get('/wps/operator/field?module=lobby', OPERATOR)).body.value.canaries[0]
  const audits = async (): Promise<Record<string, unknown>[]> =>
    (await rig.caller.get('/wps/operator/audit', OPERATOR)).body.value.list
  const audit = async () => (await audits())[0]
  const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
    const begun = performance.now()
    while (!(await isSo())) {
      if (performance.now() - begun > LIMIT_MS) throw new Error(`not within a minute: ${what}`)
      await pause(100)
    }
  }
  /** Begins one that the judge has seen: what is reported from now on is judged. */
  const begin = async (percent: number): Promise<void> => {
    delivery.registry.move({ did: 'canary', module: 'lobby', version: V(2), percent }, who)
    const since = delivery.registry.pointer('lobby')?.changes?.[0]?.at
    await until('the canary is seen', async () => (await verdict())?.['since'] === since)
  }
  const isOver = (): boolean => delivery.registry.pointer('lobby')?.canary === undefined
  /** Delivery has moved it first; the platform says so, and writes who did, once it has its answer. */
  const isDone = async (): Promise<boolean> => (await verdict())?.['doneAt'] !== null

  it('one that fails is taken back with the figure, by whom and why, and all pages have what is live (MOD-06)', async () => {
    await report(V(1), { pages: 300, lcp: 1_000 })
    await begin(10)
    await report(V(1), { pages: 200, lcp: 1_000 })
    await report(V(2), { pages: 50, failed: 40, lcp: 1_000 })
    await until('it is taken back', isOver)
    const why = 'failures: it failed on 80.0 % of 50 pages, live on 0.0 % of 200 pages'
    await until('the verdict is done', isDone)
    expect(await verdict()).toMatchObject({
      verdict: 'bad',
      figure: 'failed',
      why,
      visits: { live: 200, canary: 50 },
    })
    expect(await audit()).toMatchObject({
      actor: 'judge',
      action: 'release.stop',
      subject: 'lobby',
      detail: { why, before: { canary: { version: V(2), percent: 10 } }, after: { canary: null } },
    })
    expect(delivery.registry.pointer('lobby')?.changes?.[0]).toMatchObject({ who: 'judge', did: 'stop', why })
    // Once, however many copies there are.
    expect(log().match(/a canary was taken back/g)).toHaveLength(1)
    expect((await audits()).filter(({ action }) => action === 'release.stop')).toHaveLength(1)
  })

  it('one whose LCP has doubled is taken back by that, and a restart of the platform forgets nothing', async () => {
    await begin(10)
    await report(V(1), { pages: 100, lcp: 1_000 })
    await report(V(2), { pages: 30, lcp: 2_000 })
    await until('some is seen', async () => Object(await verdict())['visits'].canary === 30)
    expect(await verdict()).toMatchObject({ verdict: 'waiting' })
    await rig.restart()
    await report(V(1), { pages: 100, lcp: 1_000 })
    await report(V(2), { pages: 30, lcp: 2_000 })
    await until('it is taken back', isOver)
    await until('the verdict is done', isDone)
    expect(await verdict()).toMatchObject({ verdict: 'bad', figure: 'lcp', visits: { canary: 60 } })
    expect((await verdict())['why']).toMatch(
      /^LCP: 75 of 100 have it within \d+ ms \(60\), of live within \d+ ms/,
    )
  })

  it('one of a slow brand is held against pages of that brand, not against all', async () => {
    const ofBrand = (brand: string, version: string, pages: number, lcp: number) =>
      report(version, { pages, lcp, brand })
    await ofBrand('coral', V(1), 300, 3_000)
    await ofBrand('lotus', V(1), 3_000, 1_000)
    await begin(10)
    await ofBrand('lotus', V(1), 600, 1_000)
    await ofBrand('coral', V(1), 100, 3_000)
    await ofBrand('coral', V(2), 100, 3_000)
    await until('it is seen', async () => Object(await verdict())['visits'].canary === 100)
    expect(await verdict()).toMatchObject({ verdict: 'judging', figure: null })
    delivery.registry.move({ did: 'stop', module: 'lobby' }, who)
  })

  it('one that pages or the server say is broken is taken back, however few reported it', async () => {
    delivery.registry.served.forget({ name: 'lobby', version: V(2) })
    await begin(10)
    delivery.registry.served.threw({ name: 'lobby', version: V(2) })
    await until('it is taken back', isOver)
    await until('the verdict is done', isDone)
    expect(await audit()).toMatchObject({
      actor: 'judge',
      detail: { why: expect.stringContaining('broken at load') },
    })
    delivery.registry.served.forget({ name: 'lobby', version: V(2) })
  })

  it('one without reports waits, and so does one while delivery does not answer', async () => {
    await begin(10)
    await report(V(1), { pages: 500, lcp: 1_000 })
    await delivery.stop()
    await report(V(1), { pages: 100, lcp: 1_000 })
    await report(V(2), { pages: 100, failed: 100, lcp: 1_000 })
    await until('it is said', () => log().includes('canaries cannot be judged'))
    expect(await verdict()).toMatchObject({ verdict: 'waiting', figure: null, doneAt: null })
    const rows = (await rig.caller.get('/wps/operator/field?module=lobby', OPERATOR)).body.value.rows
    expect(rows.map(({ role }: { role: unknown }) => role)).toEqual([null, null])
    await delivery.start()
    await until('it is taken back', isOver)
  })

  it('a good one is promoted by itself where that was requested, after its time (MOD-06)', async () => {
    delivery.registry.move({ did: 'canary', module: 'lobby', version: V(2), percent: 10, auto: true }, who)
    await until('the canary is seen', async () => Object(await verdict())['verdict'] === 'waiting')
    for (let hour = 0; hour < 3; hour += 1) {
      await report(V(1), { pages: 400, lcp: 1_000 })
      await report(V(2), { pages: 200, lcp: 1_020 })
      const pages = 200 * (hour + 1)
      await until('it is seen', async () => Object(await verdict())['visits'].canary === pages)
      if (hour === 1) await moveClocks(11 * 60_000)
    }
    await until('it is live', () => delivery.registry.live('lobby')?.version === V(2))
    await until('the verdict is done', isDone)
    expect(await audit()).toMatchObject({ actor: 'judge', action: 'release.promote' })
  })
}
