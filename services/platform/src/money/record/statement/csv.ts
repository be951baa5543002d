import type { LanguageCode } from '@site/shared-api/contract/constants'
import { stringify, type Stringifier } from 'csv-stringify'
import { localText } from '#money/record/statement/local-text'
import type { Statement } from '#money/record/statement/statement'
import { STATEMENT_WORDS } from '#money/record/statement/words'

/** What a sheet would take for a formula; names come from catalogues. */
const FORMULA = /^[=+\-@\t\r]/

/** A statement as CSV that sheets open in either language: a line of names, then the lines, the newest first; amounts as exact text. */
export function csvOf({ totals, lines }: Statement, language: LanguageCode): Stringifier {
  const words = STATEMENT_WORDS[language]
  const { timeZone } = totals.days
  const out = stringify({ bom: true, record_delimiter: 'windows' })
  out.write([
    `${words.at} (${timeZone})`,
    words.line,
    words.kind,
    words.wallet,
    words.game,
    words.round,
    words.amount,
    words.balance,
    words.currency,
  ])
  for (const line of lines)
    out.write([
      localText(new Date(line.at), timeZone),
      line.id,
      safe(line.title),
      safe(line.walletId),
      safe(line.gameName ?? ''),
      safe(line.roundId ?? ''),
      line.amount,
      line.balanceAfter,
      line.currency,
    ])
  out.end()
  return out
}

const safe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
