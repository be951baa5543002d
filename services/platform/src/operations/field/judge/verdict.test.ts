import { bucketOf } from '@site/shared-api/contract/field-figures'
import { begun } from '#operations/field/judge/begun'
import { type CanaryState, type Group, noGroup, type Strata } from '#operations/field/judge/canary-state'
import { withLook } from '#operations/field/judge/look'
import { LEAST_FOR_GOOD, LEAST_VISITS, verdictOf, type Verdict } from '#operations/field/judge/verdict'
import { Chance } from '../../../../test/rig/chance.ts'
import { volume } from '../../../../test/rig/volumes.ts'

/** How pages of a release do: times around a middle, as pages of real phones lie, and the share of them that fails. */
interface Release {
  readonly lcp: number
  readonly inp: number
  readonly failing: number
  /** How far they lie from one another: 0.6 unless it is said. */
  readonly spread?: number
}
const LIVE: Release = { lcp: 1_400, inp: 90, failing: 0.002 }
const SPREAD = 0.6
const TRIES = 20
/** Pages a look, one of ten with the canary. */
const A_LOOK = { live: 45, canary: 5 }
const MOST_LOOKS = volume(2_000, 150)
const HOUR_MS = 60 * 60_000

class Site {
  readonly #chance: Chance
  readonly strata: Record<string, { live: Group; canary: Group }> = {}
  constructor(seed: number) {
    this.#chance = new Chance(seed * 104_729)
  }

  visit(group: 'live' | 'canary', release: Release, pages: number, stratum = 'lotus'): void {
    const found = (this.strata[stratum] ??= { live: noGroup(), canary: noGroup() })[group]
    for (let page = 0; page < pages; page += 1) {
      found.visits += 1
      if (this.#chance.next() < release.failing) found.failed += 1
      count(found.lcp, this.#around(release.lcp, release.spread))
      // Not every visitor taps, and the browser reports taps in steps of 8 ms.
      if (this.#chance.next() < 0.7)
        count(found.inp, 8 * Math.round(this.#around(release.inp, release.spread) / 8))
    }
  }

  #around(middle: number, spread = SPREAD): number {
    const normal =
      Math.sqrt(-2 * Math.log(1 - this.#chance.next())) * Math.cos(2 * Math.PI * this.#chance.next())
    return middle * Math.exp(spread * normal)
  }
}

function count(histogram: Record<string, number>, value: number): void {
  const bucket = String(bucketOf(value))
  histogram[bucket] = (histogram[bucket] ?? 0) + 1
}

/** Looks at a site until the canary is found bad, or as often as that; says what was thought, and after how many of its pages. */
function judged(
  site: Site,
  canary: Release,
  {
    live = LIVE,
    history = 200,
    looks = MOST_LOOKS,
  }: { live?: Release; history?: number; looks?: number } = {},
): Verdict & { readonly pages: number } {
  site.visit('live', live, history)
  const before: Strata = structuredClone(site.strata)
  let state: CanaryState = begun('1', before)
  let verdict = verdictOf(state, before, 0)
  let pages = 0
  for (let look = 1; look <= looks && verdict.verdict !== 'bad'; look += 1) {
    site.visit('live', live, A_LOOK.live)
    site.visit('canary', canary, A_LOOK.canary)
    pages += A_LOOK.canary
    state = withLook(state, structuredClone(site.strata))
    verdict = verdictOf(state, site.strata, HOUR_MS)
  }
  return { ...verdict, pages }
}

const seeds = Array.from({ length: TRIES }, (_, at) => at + 1)
const slower = (times: number): Release => ({ ...LIVE, lcp: LIVE.lcp * times, inp: LIVE.inp * times })

describe('a canary among live pages, looked at after every fiftieth (MOD-11, MOD-08)', () => {
  test('that is 5 % slower is taken back in none of 20 tries, however many of its pages there were', () => {
    const found = seeds.map((seed) => judged(new Site(seed), slower(1.05)).verdict)
    expect(found.filter((one) => one === 'bad')).toEqual([])
  })

  test('whose taps are quick and 5 % slower is taken back in none of 20 tries: browsers report them in steps', () => {
    const quick = { ...LIVE, inp: 32, spread: 0.15 }
    const found = seeds.map(
      (seed) => judged(new Site(seed), { ...quick, inp: 32 * 1.05 }, { live: quick }).verdict,
    )
    expect(found.filter((one) => one === 'bad')).toEqual([])
  })

  test('that doubles LCP is taken back by its LCP in each of 20 tries, after less than 150 of its pages', () => {
    for (const seed of seeds) {
      const { figure, pages, verdict } = judged(new Site(seed), { ...LIVE, lcp: 2 * LIVE.lcp })
      expect([seed, verdict, figure]).toEqual([seed, 'bad', 'lcp'])
      expect(pages).toBeLessThan(150)
    }
  })

  test('that doubles INP is taken back by its INP, on a new site too, whose live release is not known yet', () => {
    for (const seed of seeds) {
      const { figure, pages } = judged(new Site(seed), { ...LIVE, inp: 2 * LIVE.inp }, { history: 0 })
      expect([seed, figure]).toEqual([seed, 'inp'])
      expect(pages).toBeLessThan(250)
    }
  })

  test('that fails on one page of ten is taken back by that, and one that fails on each as soon as it may be', () => {
    for (const seed of seeds) {
      const { figure, pages } = judged(new Site(seed), { ...LIVE, failing: 0.1 })
      expect([seed, figure]).toEqual([seed, 'failed'])
      expect(pages).toBeLessThan(300)
    }
    expect(judged(new Site(1), { ...LIVE, failing: 1 })).toMatchObject({
      verdict: 'bad',
      figure: 'failed',
      pages: LEAST_VISITS,
      why: expect.stringMatching(
        /^failures: it failed on 100\.0 % of 50 pages, live on \d\.\d % of \d+ pages$/,
      ),
    })
  })

  test('that is as good as live, or better, is called good after enough pages', () => {
    for (const canary of [LIVE, slower(0.9), slower(1.05)]) {
      const good = seeds.filter((seed) => judged(new Site(seed), canary, { looks: 200 }).verdict === 'good')
      expect(good.length).toBeGreaterThanOrEqual(TRIES - 1)
    }
  })

  test('is not called good before its time, nor by too few pages', () => {
    const site = new Site(1)
    site.visit('live', LIVE, 200)
    const before = structuredClone(site.strata)
    site.visit('live', LIVE, 3_000)
    site.visit('canary', LIVE, LEAST_FOR_GOOD.visits - 1)
    const few = withLook(begun('1', before), structuredClone(site.strata))
    expect(verdictOf(few, site.strata, HOUR_MS).verdict).toBe('judging')
    site.visit('live', LIVE, 3_000)
    site.visit('canary', LIVE, 500)
    const many = withLook(few, structuredClone(site.strata))
    expect(verdictOf(many, site.strata, LEAST_FOR_GOOD.ms - 1).verdict).toBe('judging')
    expect(verdictOf(many, site.strata, LEAST_FOR_GOOD.ms).verdict).toBe('good')
  })

  test('without reports waits, however long', () => {
    const site = new Site(1)
    site.visit('live', LIVE, 5_000)
    const state = begun('1', structuredClone(site.strata))
    site.visit('live', LIVE, 500)
    const later = withLook(state, structuredClone(site.strata))
    expect(verdictOf(later, site.strata, 30 * HOUR_MS)).toMatchObject({ verdict: 'waiting', figure: null })
  })

  test('of a slow brand alone is held against live pages of that brand', () => {
    const slow = slower(3)
    for (const seed of seeds) {
      const site = new Site(seed)
      site.visit('live', LIVE, 500, 'coral')
      site.visit('live', slow, 200, 'lotus')
      let state = begun('1', structuredClone(site.strata))
      for (let look = 0; look < 100; look += 1) {
        site.visit('live', LIVE, 50, 'coral')
        site.visit('live', slow, 4, 'lotus')
        site.visit('canary', slow, 4, 'lotus')
        state = withLook(state, structuredClone(site.strata))
        expect(verdictOf(state, site.strata, HOUR_MS).verdict).not.toBe('bad')
      }
    }
  })

  test('that the same visitors have as another one waits with its speed, and is taken back where it fails', () => {
    for (const seed of seeds) {
      const site = new Site(seed)
      site.visit('live', LIVE, 300)
      let slow = begun('1', structuredClone(site.strata))
      for (let look = 0; look < 40; look += 1) {
        site.visit('live', LIVE, 45)
        site.visit('canary', slower(2), 5, 'lotus content')
        slow = withLook(slow, structuredClone(site.strata))
      }
      expect(verdictOf(slow, site.strata, HOUR_MS)).toMatchObject({ verdict: 'judging', figure: null })
      site.visit('canary', { ...LIVE, failing: 0.5 }, 60, 'lotus content')
      site.visit('live', LIVE, 60)
      const failing = withLook(slow, structuredClone(site.strata))
      expect(verdictOf(failing, site.strata, HOUR_MS)).toMatchObject({ verdict: 'bad', figure: 'failed' })
    }
  })
})

test('a judge with reports of too few networks says so, and decides nothing (MOD-11)', () => {
  const group = (more: Partial<Group>): Group => ({ ...noGroup(), ...more })
  const strata = {
    lotus: {
      live: group({ visits: 5, leftOut: 300 }),
      canary: group({ visits: 5, failed: 5, leftOut: 111 }),
    },
  }
  const verdict = verdictOf(withLook(begun('1.0.0-00000001', {}), strata), strata, HOUR_MS)
  expect(verdict).toMatchObject({ verdict: 'waiting', figure: null })
  expect(verdict.why).toContain('411 pages more were left out: too few networks report')
})
