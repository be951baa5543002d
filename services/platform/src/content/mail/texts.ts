import type { LanguageCode } from '@site/shared-api/contract/constants'
import { z } from 'zod'

const said = z.object({ TY: z.string().optional(), EN: z.string().optional() })
/** A text in both languages, or in the one that it was written in. */
export type Said = Readonly<Partial<Record<LanguageCode, string | undefined>>>

const mailTexts = z.object({ title: said, content: said })
export type MailTexts = z.output<typeof mailTexts>

export const storedTexts = (stored: unknown): MailTexts => mailTexts.parse(stored)

/** A text in a language, else in the other one: a message is better read in a second language than not at all. */
export function saidIn(text: Said, language: LanguageCode): string {
  return text[language] || text.EN || text.TY || ''
}
