import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Classification } from '@site/shared-api/contract/vendor'
import { classificationName } from '#games/catalogue/classes/classification-names'

interface Counted {
  game_classify: string
  game_classify_new: string
  count: bigint
}

function sumBy(
  counts: readonly Counted[],
  field: 'game_classify' | 'game_classify_new',
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const one of counts) sums.set(one[field], (sums.get(one[field]) ?? 0) + Number(one.count))
  return sums
}

/**
 * What the games of a category may be narrowed to: their classifications where they have several, else the finer
 * ones; most games first. A list accepts either (A2, A3: gameClassify, gameClassifyNew).
 */
export function classificationsOf(counts: readonly Counted[], language: LanguageCode): Classification[] {
  const coarse = sumBy(counts, 'game_classify')
  const sums = coarse.size > 1 ? coarse : sumBy(counts, 'game_classify_new')
  return [...sums]
    .filter(([gameClassify]) => gameClassify !== '')
    .map(([gameClassify, gameCount]) => ({
      gameClassify,
      displayName: classificationName(gameClassify, language),
      gameCount,
    }))
    .sort((one, other) => other.gameCount - one.gameCount || (one.gameClassify < other.gameClassify ? -1 : 1))
}
