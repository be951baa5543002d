import { parseArgs } from 'node:util'
import { fieldFigures } from '@site/shared-api/contract/field'
import { canaryLines } from '#cli/field/canary-lines'
import { fieldTable } from '#cli/field/field-table'
import { callAsOperator, OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'

/** Shows what happened in the field: each module and version, live beside canary, and what the judge thinks of canaries. */
const USAGE = `Usage: field.ts [MODULE] [--brand lotus] [--route home] [--by brand|route] [--hours 24] [--url http://127.0.0.1:8082]
${OPERATOR_USAGE}`

function read(argv: string[]) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      ...OPERATOR_OPTIONS,
      brand: { type: 'string' },
      route: { type: 'string' },
      by: { type: 'string' },
      hours: { type: 'string', default: '24' },
    },
  })
  const { url, 'data-dir': dataDir, ...filters } = values
  const query = fieldFigures.query.safeParse({ ...filters, module: positionals[0] })
  if (positionals.length > 1 || !query.success)
    throw new Error(
      `${query.error?.issues[0]?.path.join('.') ?? 'Too many words'}: not understood.\n${USAGE}`,
    )
  return { url, dataDir, query: query.data }
}

async function show(argv: string[]): Promise<string> {
  const { query, ...site } = read(argv)
  const words = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const path = `${fieldFigures.path}?${new URLSearchParams(words).toString()}`
  const text = await callAsOperator({ ...site, method: fieldFigures.method, path })
  const { canaries, rows } = fieldFigures.response.parse(JSON.parse(text).value)
  const table =
    rows.length === 0 ? [`No page has reported in the last ${query.hours} hours.`] : fieldTable(rows)
  return [...table, ...canaryLines(canaries)].join('\n')
}

await runCommand(() => show(process.argv.slice(2)))
