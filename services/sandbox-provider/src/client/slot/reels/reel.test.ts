import { Reel, SPEED } from '#client/slot/reels/reel'
import { BASE_STRIPS } from '#games/slot/tables'

const strip = BASE_STRIPS[0] ?? []

describe('a reel', () => {
  it('stops where the server said, however long it ran', () => {
    for (const ran of [3, 140, 777, 5001]) {
      const reel = new Reel(strip, 5)
      const landed = jest.fn()
      reel.run(strip, 0)
      reel.settle(ran, 21, 8, SPEED, landed)
      reel.update(ran + 10)
      expect(landed).not.toHaveBeenCalled()
      reel.update(ran + 1000)
      expect(landed).toHaveBeenCalledTimes(1)
      expect(reel.position(ran + 2000)).toBe(21)
      expect(reel.moves(ran + 2000)).toBe(false)
    }
  })

  it('always falls, and never jumps to the stop', () => {
    const reel = new Reel(strip, 5)
    reel.run(strip, 0)
    reel.settle(500, 0, 8, SPEED, () => undefined)
    let before = reel.position(500)
    for (let now = 516; now < 900; now += 16) {
      const here = reel.position(now)
      expect(here).toBeLessThanOrEqual(before)
      expect(before - here).toBeLessThan(SPEED * 16 * 1.05)
      before = here
    }
  })
})
