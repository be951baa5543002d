/** Site language codes and their BCP 47 tags: TY is this site's own code for Thai (decisions). */
export const LANGUAGE_TAGS = { TY: 'th', EN: 'en' } as const
export type Language = keyof typeof LANGUAGE_TAGS
export const LANGUAGES = ['TY', 'EN'] as const satisfies readonly Language[]

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
