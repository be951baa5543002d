import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { runsOf, type Run, type Script } from '#money/record/statement/script-runs'

type Document = InstanceType<typeof PDFDocument>
type Weight = 'regular' | 'bold'

const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }
const SCRIPTS: readonly Script[] = ['thai', 'latin', 'latin-ext']
const here = createRequire(import.meta.url)

/** Noto Sans Thai (SIL Open Font License) comes in files by script. */
export function useTypeface(doc: Document): void {
  for (const [weight, value] of Object.entries(WEIGHTS))
    for (const script of SCRIPTS)
      doc.registerFont(
        `${script} ${weight}`,
        here.resolve(`@fontsource/noto-sans-thai/files/noto-sans-thai-${script}-${value}-normal.woff`),
      )
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly weight?: Weight
  readonly align?: 'left' | 'right'
}

/** Writes one line of text, cut to its width; each script in its own file. */
export function write(doc: Document, text: string, place: Place): void {
  const { align = 'left', size, weight = 'regular', width, x, y } = place
  doc.fontSize(size)
  const runs = fitted(doc, text, width, weight)
  const wide = widthOf(doc, runs, weight)
  let at = align === 'right' ? x + width - wide : x
  for (const run of runs) {
    doc.font(`${run.script} ${weight}`)
    // Files of one typeface: their base lines agree where they are written from one.
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text)
  }
}

function widthOf(doc: Document, runs: readonly Run[], weight: Weight): number {
  return runs.reduce((sum, { script, text }) => sum + doc.font(`${script} ${weight}`).widthOfString(text), 0)
}

function fitted(doc: Document, text: string, width: number, weight: Weight): Run[] {
  const whole = runsOf(text)
  if (widthOf(doc, whole, weight) <= width) return whole
  const signs = [...text]
  let [low, high] = [0, signs.length]
  const cut = (count: number): Run[] => runsOf(`${signs.slice(0, count).join('')}…`)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(doc, cut(middle), weight) <= width) low = middle
    else high = middle - 1
  }
  return cut(low)
}
