import type { LanguageCode } from '@site/shared-api/contract/constants'
import PDFDocument from 'pdfkit'
import { localText } from '#money/record/statement/local-text'
import type { Statement } from '#money/record/statement/statement'
import { useTypeface, write } from '#money/record/statement/typeface'
import { STATEMENT_WORDS } from '#money/record/statement/words'

type Document = InstanceType<typeof PDFDocument>

/** A4 in points. */
const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 40]
const INNER = WIDTH - 2 * MARGIN
const ROW = 16
const FOOT = HEIGHT - MARGIN
const [INK, QUIET, LINE] = ['#1c1526', '#5f566b', '#d9d2dc']
/** Columns of the lines: where they begin and how wide they are. */
const COLUMNS = {
  at: { x: MARGIN, width: 104 },
  kind: { x: MARGIN + 110, width: 120 },
  game: { x: MARGIN + 236, width: 118 },
  amount: { x: MARGIN + 360, width: 74 },
  balance: { x: MARGIN + 440, width: 75 },
} as const

/** A statement as a PDF, written page by page as it is read: what is on a page is let go before the next one begins. */
export function pdfOf(statement: Statement, language: LanguageCode): Document {
  const words = STATEMENT_WORDS[language]
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: '',
    lang: language === 'TY' ? 'th' : 'en',
    displayTitle: true,
    info: { Title: `${statement.brand}: ${words.title}`, CreationDate: statement.madeAt },
  })
  useTypeface(doc)
  const { timeZone } = statement.totals.days
  let pages = 0
  const page = (from: number): number => {
    doc.addPage()
    pages += 1
    write(doc.fillColor(QUIET), `${words.page} ${pages}`, {
      x: MARGIN,
      y: FOOT + 12,
      width: INNER,
      size: 8,
      align: 'right',
    })
    return tableHead(doc, words, from)
  }
  let y = page(MARGIN + 148)
  head(doc, statement, language)
  if (statement.lines.length === 0)
    write(doc.fillColor(INK), words.none, { x: MARGIN, y: y + ROW, width: INNER, size: 10 })
  for (const line of statement.lines) {
    if (y + ROW > FOOT) y = page(MARGIN + 10)
    y += ROW
    const cell = (name: keyof typeof COLUMNS, text: string): void =>
      write(doc.fillColor(INK), text, {
        ...COLUMNS[name],
        y,
        size: 8.5,
        align: name === 'amount' || name === 'balance' ? 'right' : 'left',
      })
    cell('at', localText(new Date(line.at), timeZone))
    cell('kind', line.title)
    cell('game', line.gameName ?? (line.walletId === 'MAIN' ? '' : line.walletId))
    cell('amount', inGroups(line.amount))
    cell('balance', inGroups(line.balanceAfter))
  }
  doc.end()
  return doc
}

/** `1234567.89` as `1,234,567.89`. */
function inGroups(amount: string): string {
  const [whole = '0', part] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}

/** Whose statement, of which days, and what they come to. */
function head(doc: Document, { account, brand, madeAt, totals }: Statement, language: LanguageCode): void {
  const words = STATEMENT_WORDS[language]
  const { from, timeZone, to } = totals.days
  const at = { x: MARGIN, width: INNER }
  write(doc.fillColor(INK), brand, { ...at, y: MARGIN + 12, size: 11, weight: 'bold' })
  write(doc, words.title, { ...at, y: MARGIN + 38, size: 20, weight: 'bold' })
  const about = [
    [words.account, account],
    [words.days, from === to ? from : `${from} – ${to}`],
    [words.made, `${localText(madeAt, timeZone)} (${timeZone})`],
  ] as const
  about.forEach(([name, text], row) => {
    const y = MARGIN + 64 + row * 15
    write(doc.fillColor(QUIET), name, { x: MARGIN, y, width: 90, size: 9 })
    write(doc.fillColor(INK), text, { x: MARGIN + 95, y, width: INNER - 95, size: 9 })
  })
  const sums = [
    [words.opening, totals.opening],
    [words.credit, totals.credit],
    [words.debit, totals.debit],
    [words.closing, totals.closing],
  ] as const
  sums.forEach(([name, amount], column) => {
    const [x, width] = [MARGIN + (column * INNER) / 4, INNER / 4 - 6]
    write(doc.fillColor(QUIET), name, { x, y: MARGIN + 112, width, size: 8 })
    write(doc.fillColor(INK), `${inGroups(amount)} ${totals.currency}`, {
      x,
      y: MARGIN + 127,
      width,
      size: 10.5,
      weight: 'bold',
    })
  })
}

/** The names of the columns over a rule; where the first row goes on from. */
function tableHead(doc: Document, words: (typeof STATEMENT_WORDS)[LanguageCode], y: number): number {
  for (const [name, text] of [
    ['at', words.at],
    ['kind', words.kind],
    ['game', words.game],
    ['amount', words.amount],
    ['balance', words.balance],
  ] as const)
    write(doc.fillColor(QUIET), text, {
      ...COLUMNS[name],
      y,
      size: 8,
      weight: 'bold',
      align: name === 'amount' || name === 'balance' ? 'right' : 'left',
    })
  doc
    .moveTo(MARGIN, y + 5)
    .lineTo(WIDTH - MARGIN, y + 5)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
  return y + 4
}
