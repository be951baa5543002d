import { randomInt } from 'node:crypto'
import { isLanguage, type Language, type Theme } from '@site/config'
import type { Brand } from '@site/config/schema'

export interface Visitor {
  readonly language: Language
  readonly theme: Theme
  readonly memberHint: boolean
  readonly bucket: number
  /** Set-Cookie for a visitor who has no bucket yet, where the brand's pages differ by it. */
  readonly cookie: string | undefined
}

/**
 * What a page may be drawn by: hints in cookies, checked against what the brand offers; never a credential. `isSplit`: some of
 * the brand's visitors have other releases than others.
 */
export function readVisitor(cookies: string | undefined, brand: Brand, isSplit = false): Visitor {
  const values = new Map(
    (cookies ?? '').split(';').map((pair) => pair.trim().split('=', 2) as [string, string]),
  ) // reason: split with limit 2
  const language = values.get('m_language')
  const theme = values.get('m_theme')
  const bucket = Number(values.get('m_bucket') ?? Number.NaN)
  const known = Number.isInteger(bucket) && bucket >= 0 && bucket < 100
  const number = known ? bucket : randomInt(100)
  return {
    language: isLanguage(language) && brand.languages.includes(language) ? language : brand.defaultLanguage,
    theme: theme === 'dark' || theme === 'light' ? theme : brand.defaultTheme,
    memberHint: values.get('m_member') === '1',
    bucket: number,
    cookie:
      known || (brand.imageHosts.length < 2 && !isSplit)
        ? undefined
        : `m_bucket=${number}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`,
  }
}
