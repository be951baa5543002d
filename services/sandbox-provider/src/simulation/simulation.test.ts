import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toNumber } from '#fair/ratio'
import type { GameKind } from '#launch/game-kind'
import { Measure } from '#simulation/measure'
import { readOutcomes, writeOutcomes } from '#simulation/outcome-log'
import { PLAYERS } from '#simulation/players'

const ROUNDS = 30_000

describe('the published returns', () => {
  it.each<GameKind>(['slot', 'crash', 'lottery'])(
    'of %s lies within the 99 %% interval of simulated rounds',
    async (kind) => {
      const folder = await mkdtemp(join(tmpdir(), 'outcomes-'))
      const path = join(folder, 'log.csv')
      await writeOutcomes(path, PLAYERS[kind], 'a seed that stays', ROUNDS)
      const { rounds, low, high } = await readOutcomes(path)
      await rm(folder, { recursive: true })
      expect(rounds).toBe(ROUNDS)
      const published = toNumber(PLAYERS[kind].expected())
      expect(published).toBeGreaterThan(low)
      expect(published).toBeLessThan(high)
    },
    60_000,
  )

  it('measures a mean and its interval', () => {
    const measure = new Measure()
    for (const payout of [0, 200, 0, 200]) measure.add(100, payout)
    const { mean, low, high, hits, best } = measure.result()
    expect([mean, hits, best]).toEqual([1, 0.5, 2])
    expect((high - low) / 2).toBeCloseTo(2.5758 * Math.sqrt(4 / 3 / 4), 10)
  })
})
