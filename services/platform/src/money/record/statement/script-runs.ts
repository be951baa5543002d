/** Scripts that the statement's typeface has a file for. */
export type Script = 'thai' | 'latin' | 'latin-ext'

/** A part of a text in one of the typeface's files. */
export interface Run {
  readonly script: Script
  readonly text: string
}

/** A text cut where its script changes; blanks go with the text before them. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const script = scriptOf(sign) ?? runs.at(-1)?.script ?? 'latin'
    const last = runs.at(-1)
    if (last?.script === script) runs[runs.length - 1] = { script, text: last.text + sign }
    else runs.push({ script, text: sign })
  }
  return runs
}

function scriptOf(sign: string): Script | undefined {
  if (/\s/.test(sign)) return undefined
  if (/[\u0e00-\u0e7f]/.test(sign)) return 'thai'
  return /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/.test(sign) ? 'latin-ext' : 'latin'
}
