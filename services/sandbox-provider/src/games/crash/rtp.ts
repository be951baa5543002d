import { ratio, type Ratio } from '#fair/ratio'
import { RETURN_PER_CENT } from '#games/crash/outcome'

const RANGE = 2n ** 32n

/** The exact mean pay, in stakes, of cashing out at a height (in hundredths), for each of the 2³² equally likely numbers. */
export function crashReturn(height: number): Ratio {
  const reach = (BigInt(RETURN_PER_CENT) * RANGE) / BigInt(height)
  return ratio(reach * BigInt(height), RANGE * 100n)
}
