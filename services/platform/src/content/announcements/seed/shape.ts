import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { LocalisedText } from '#api/texts/localised'

/** What one language says of a promotion. */
export interface PromotionWords {
  title: string
  lead: string
  points: string[]
  terms: string[]
}

/** A promotion of the examples; days count from the day of seeding. */
export interface PromotionSeed {
  id: string
  categories: string[]
  /** Slugs of drawn pictures, the cover first; none for a plain text promotion. */
  art: string[]
  startDay: number
  /** Absent means long-term. */
  endDay?: number
  imageRequired?: true
  remarkRequired?: true
  /** All members take part without joining. */
  byItself?: true
  TY: PromotionWords
  EN: PromotionWords
}

/** A notice, popup or agents' notice. */
export interface NoticeSeed {
  id: string
  type: 'PL' | 'PU' | 'A'
  startDay: number
  endDay?: number
  art?: string
  linkedPromotionId?: string
  membersOnly?: true
  popular?: true
  lobbyNews?: true
  /** Marked as read for the demo member. */
  read?: true
  title: LocalisedText
  content: LocalisedText
}

const HEADINGS: Record<LanguageCode, { how: string; terms: string }> = {
  TY: { how: 'ร่วมสนุกอย่างไร', terms: 'เงื่อนไข' },
  EN: { how: 'How it works', terms: 'Terms' },
}

/** A promotion's words as HTML. */
export function htmlOf(words: PromotionWords, language: LanguageCode): string {
  const heading = HEADINGS[language]
  const items = (texts: string[]) => texts.map((text) => `<li>${text}</li>`).join('')
  return `<p>${words.lead}</p><h3>${heading.how}</h3><ol>${items(words.points)}</ol><h3>${heading.terms}</h3><ul>${items(words.terms)}</ul>`
}
