import { NO_EVIDENCE, together, withEvidence, type Claim } from '#operations/field/judge/evidence'
import { Chance } from '../../../../test/rig/chance.ts'

const NEEDED = 20
const RUNS = 200
const LOOKS = 60

/** How many of so many runs would ever have called the claim shown, looked at after every few pages. */
function shown(claim: Claim, margin: number, of: { live: number; canary: number }): number {
  let found = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const chance = new Chance(seed * 7_919)
    const hits = (pages: number, share: number): number => {
      let sum = 0
      for (let page = 0; page < pages; page += 1) if (chance.next() < share) sum += 1
      return sum
    }
    let evidence: readonly number[] = NO_EVIDENCE
    let known = { hits: hits(40, of.live), of: 40 }
    for (let look = 0; look < LOOKS; look += 1) {
      const live = { hits: hits(45, of.live), of: 45 }
      const canary = { hits: hits(5, of.canary), of: 5 }
      evidence = withEvidence(evidence, claim, { live, canary }, known.hits / known.of, margin)
      known = { hits: known.hits + live.hits, of: known.of + live.of }
      if (Math.exp(together(evidence)) >= NEEDED) {
        found += 1
        break
      }
    }
  }
  return found
}

describe('however often it is looked at (MOD-11)', () => {
  test.each([0.02, 0.25, 0.6])(
    'a canary that is as live is, at %p, is called worse less than one time in twenty',
    (share) => {
      expect(shown('worse', 0, { live: share, canary: share }) / RUNS).toBeLessThan(1 / NEEDED)
    },
  )

  test('one at the very margin is called neither worse than it nor fine', () => {
    expect(shown('worse', 0.01, { live: 0.02, canary: 0.03 }) / RUNS).toBeLessThan(1 / NEEDED)
    expect(shown('fine', 0.1, { live: 0.25, canary: 0.35 }) / RUNS).toBeLessThan(1 / NEEDED)
  })

  test('one that is worse is called so, and one that is not is called fine', () => {
    expect(shown('worse', 0, { live: 0.25, canary: 0.6 })).toBe(RUNS)
    expect(shown('worse', 0.01, { live: 0.001, canary: 0.2 })).toBe(RUNS)
    expect(shown('fine', 0.1, { live: 0.25, canary: 0.15 }) / RUNS).toBeGreaterThan(0.95)
  })
})

test('a group without reports adds nothing', () => {
  const nothing = { hits: 0, of: 0 }
  const some = { hits: 3, of: 3 }
  expect(withEvidence(NO_EVIDENCE, 'worse', { live: nothing, canary: some }, 0.1, 0)).toEqual(NO_EVIDENCE)
  expect(withEvidence(NO_EVIDENCE, 'worse', { live: some, canary: nothing }, 0.1, 0)).toEqual(NO_EVIDENCE)
})

test('a canary that has most of the visitors is not called worse by the few who are left', () => {
  expect(
    Math.exp(
      together(
        withEvidence(
          NO_EVIDENCE,
          'worse',
          { live: { hits: 0, of: 2 }, canary: { hits: 30, of: 100 } },
          0.05,
          0.01,
        ),
      ),
    ),
  ).toBeLessThan(NEEDED)
})
