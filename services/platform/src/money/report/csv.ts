import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { DayReport } from '@site/shared-api/contract/day-report'
import { stringify } from 'csv-stringify/sync'
import { CHECK_WORDS, COLUMN_WORDS, FIGURE_WORDS } from '#money/report/words'

/** Reports as CSV that sheets open in either language: a line for each check of a figure, and one for a figure without; exact text. */
export function csvOfReports(reports: readonly DayReport[], language: LanguageCode): string {
  const words = COLUMN_WORDS[language]
  const lines = reports.flatMap(({ currency, day, figures, timeZone }) =>
    figures.flatMap(({ amount, checks, count, name }) => {
      const head = [day, timeZone, FIGURE_WORDS[name][language], count ?? '', amount ?? '', currency]
      if (checks.length === 0) return [[...head, '', '', '', '']]
      return checks.map(({ against, agrees, found, ours }) => [
        ...head,
        CHECK_WORDS[against][language],
        ours ?? '',
        found ?? '',
        agrees ? words.agrees : words.differs,
      ])
    }),
  )
  const names = [
    words.day,
    words.timeZone,
    words.figure,
    words.count,
    words.amount,
    words.currency,
    words.against,
    words.ours,
    words.found,
    words.result,
  ]
  return stringify([names, ...lines], { bom: true, record_delimiter: 'windows' })
}
