import { CATEGORIES, contrastFaults, THEMES } from '@site/config'
import type { Brand } from '@site/config/schema'
import type { Database } from '#db/database'
import { addressFaults } from '#brands/brands/address-rules'
import { problem, type Problem } from '#operations/index'

const SHOWN_DIGITS = 2

/** What the schema of a brand cannot say: colours that can be read, addresses of its own. */
export async function brandProblems(db: Database, brand: Brand): Promise<Problem[]> {
  return [
    ...languageProblems(brand),
    ...contrastProblems(brand),
    ...jackpotProblems(brand.jackpot),
    ...feedbackProblems(brand),
    ...categoryProblems(brand),
    ...(await addressFaults(db, brand)),
  ]
}

export function jackpotProblems({ min, max, stepMin, stepMax }: Brand['jackpot']): Problem[] {
  return [
    ...(min < max ? [] : [problem('jackpot.max', 'The counter ends above where it begins')]),
    ...(stepMin <= stepMax ? [] : [problem('jackpot.stepMax', 'The longest step is not below the shortest')]),
  ]
}

function feedbackProblems({ feedbackLength: { min, max } }: Brand): Problem[] {
  return min <= max ? [] : [problem('feedbackLength.max', 'The most is not below the least')]
}

function languageProblems({ languages, defaultLanguage, tagline }: Brand): Problem[] {
  return [
    ...(languages.includes(defaultLanguage)
      ? []
      : [problem('defaultLanguage', 'The language it begins with is one that it offers')]),
    ...(new Set(languages).size === languages.length ? [] : [problem('languages', 'Each language once')]),
    ...languages
      .filter((language) => (tagline[language] ?? '').trim() === '')
      .map((language) => problem(`tagline.${language}`, 'The line is said in each of its languages')),
  ]
}

function contrastProblems({ themes }: Brand): Problem[] {
  return THEMES.flatMap((theme) =>
    contrastFaults(themes[theme]).map(({ role, on, ratio, least }) =>
      problem(
        `themes.${theme}.${role}`,
        `${role} on ${on} is ${ratio.toFixed(SHOWN_DIGITS)}:1, it must be ${least}:1 at least`,
        'colour_contrast',
      ),
    ),
  )
}

function categoryProblems({ categories }: Brand): Problem[] {
  return categories.flatMap((key, at) =>
    CATEGORIES.some((category) => category.key === key) && categories.indexOf(key) === at
      ? []
      : [problem(`categories.${at}`, `${key} is no category, or is listed twice`, 'unknown_category')],
  )
}
