import type { LanguageCode } from '@site/shared-api/contract/constants'
import { z } from 'zod'

/** Text kept once per language. */
export const localisedText = z.object({ TY: z.string(), EN: z.string() })
export type LocalisedText = z.output<typeof localisedText>

/** The text of a language out of a stored column. */
export function textIn(stored: unknown, language: LanguageCode): string {
  return localisedText.parse(stored)[language]
}
