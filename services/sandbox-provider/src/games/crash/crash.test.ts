import { toNumber } from '#fair/ratio'
import { RandomStream } from '#fair/random-stream'
import { crashOutcome, crashTime, heightAt, HIGHEST, timeOf } from '#games/crash/outcome'
import { crashReturn } from '#games/crash/rtp'

const of = (number: number) => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return new RandomStream(() => bytes)
}

describe('the flight', () => {
  it('crashes at the start, somewhere, or ends at the top', () => {
    expect(crashOutcome(of(0))).toBe(100)
    expect(crashOutcome(of(2 ** 31))).toBe(194)
    expect(crashOutcome(of(2 ** 32 - 1))).toBe(HIGHEST)
  })

  it.each([101, 150, 200, 999, 10_000, HIGHEST])('returns 97 %% at the height %i', (height) => {
    // As many numbers reach the height as the outcome says: the last that does not, and the first that does.
    const reaching = Math.floor((97 * 2 ** 32) / height)
    expect(crashOutcome(of(2 ** 32 - reaching))).toBeGreaterThanOrEqual(height)
    expect(crashOutcome(of(2 ** 32 - reaching - 1))).toBeLessThan(height)
    expect(toNumber(crashReturn(height))).toBeGreaterThan(0.96999)
    expect(toNumber(crashReturn(height))).toBeLessThanOrEqual(0.97)
  })

  it('shows each height from the moment it is reached until the crash', () => {
    for (const height of [101, 150, 237, 1000, 99_999]) {
      expect(heightAt(timeOf(height))).toBeGreaterThanOrEqual(height)
      expect(heightAt(timeOf(height) - 1)).toBeLessThan(height)
      expect(heightAt(crashTime(height) - 1)).toBeLessThanOrEqual(height)
    }
    expect(crashTime(100)).toBe(0)
  })
})
