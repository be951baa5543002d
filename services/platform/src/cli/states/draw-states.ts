import type { AnyStates } from '#cli/states/money-states'

const START = '<!-- states: written by "npm run states" from the code; change them there -->'
const END = '<!-- states: end -->'
/** Columns as they come: the formatter would align them, and change every line with one of them. */
const AS_IT_IS = ['<!-- prettier-ignore-start -->', '<!-- prettier-ignore-end -->'] as const

type Row = readonly [from: string, event: string, to: string, by: string]

/** The document with the tables of states between its marks. Throws where it has no marks. */
export function withStates(document: string, tables: readonly AnyStates[]): string {
  const [before, rest] = document.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`no marks: ${START} … ${END}`)
  return `${before}${START}\n${AS_IT_IS[0]}\n\n${tables.map(toMarkdown).join('\n')}\n${AS_IT_IS[1]}\n${END}${after}`
}

function toMarkdown({ machine: { begins, events, name, note, table } }: AnyStates): string {
  const rows: Row[] = [
    ...begins.map(({ by, state }): Row => ['', 'begins', code([state]), by.join(', ')]),
    ...Object.entries(events).flatMap(([event, { means, transitions }]) =>
      transitions.map(({ by, from, to }): Row => [
        code(from),
        `\`${event}\`: ${means}`,
        code(to).replace('`same`', 'stays'),
        by.join(', '),
      ]),
    ),
  ]
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [
    `**${name}** (\`${table}\`)${note === undefined ? '' : `. ${note}`}`,
    '',
    '| from | what happens | to | by |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

const code = (states: readonly string[]): string => states.map((one) => `\`${one}\``).join(', ')
