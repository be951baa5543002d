import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { patchBrand } from '@site/shared-api/contract/brand'
import type { BodyInput } from '@site/shared-api/contract/call'
import { createPreview, endPreview, listPreviews } from '@site/shared-api/contract/preview'
import { z } from 'zod'
import { callAsOperator, onOff, OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'

/** Previews of a running site: `preview.ts lotus --release lobby@1.0.0-5b330598 --flag CBS3=on --hours 2`, `list`, `end ID`. */
const USAGE = `Usage: preview.ts <merchant> [--release MODULE@VERSION]… [--module NAME=on|off]… [--flag NAME=on|off]… [--document FILE] [--note TEXT] [--hours N] [--url http://127.0.0.1:8082]
       preview.ts list
       preview.ts end <id>
${OPERATOR_USAGE}`

const documentSchema = z.looseObject({
  modules: z.record(z.string(), z.boolean()).default({}),
  flags: z.record(z.string(), z.union([z.literal(0), z.literal(1)])).default({}),
})

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    release: { type: 'string', multiple: true, default: [] },
    module: { type: 'string', multiple: true, default: [] },
    flag: { type: 'string', multiple: true, default: [] },
    document: { type: 'string' },
    note: { type: 'string' },
    hours: { type: 'string' },
    ...OPERATOR_OPTIONS,
  },
})

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const { url, 'data-dir': dataDir } = values
  return JSON.parse(await callAsOperator({ method, path, url, dataDir, ...(body && { body }) })).value
}

async function make(merchant: string): Promise<string> {
  const document = await documentOf(merchant)
  const body: BodyInput<typeof createPreview> = {
    merchant,
    releases: Object.fromEntries(values.release.map(release)),
    ...(document && { document }),
    ...(values.note !== undefined && { note: values.note }),
    ...(values.hours !== undefined && { hours: Number(values.hours) }),
  }
  const made = createPreview.response.parse(await ask(createPreview.method, createPreview.path, body))
  return `${made.link}\nshows it to each browser that opens it, until ${made.expiresAt}. npm run preview -- end ${made.id} ends it before.`
}

/** The brand as it would be; undefined where it stays as it is. */
async function documentOf(merchant: string): Promise<Record<string, unknown> | undefined> {
  const { document: file, flag, module } = values
  if (file === undefined && flag.length + module.length === 0) return undefined
  const path = patchBrand.path.replace(':merchant', encodeURIComponent(merchant))
  const given: unknown =
    file === undefined
      ? patchBrand.response.parse(await ask(patchBrand.method, path, {})).document
      : JSON.parse(await readFile(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'))
  const document = documentSchema.parse(given)
  const modules = Object.fromEntries(module.map(pair))
  const flags = Object.fromEntries(flag.map(pair).map(([name, on]) => [name, on ? 1 : 0]))
  return { ...document, modules: { ...document.modules, ...modules }, flags: { ...document.flags, ...flags } }
}

function release(text: string): [string, string] {
  const [module = '', version = ''] = text.split('@')
  if (module === '' || version === '') throw new Error(`"${text}": expected MODULE@VERSION.\n${USAGE}`)
  return [module, version]
}

function pair(text: string): [string, boolean] {
  const [name = '', value = ''] = text.split('=', 2)
  return [name, onOff(value, USAGE)]
}

async function list(): Promise<string> {
  const { list: running } = listPreviews.response.parse(await ask(listPreviews.method, listPreviews.path))
  const lines = running.map(({ id, merchant, releases, hasDocument, note, madeBy, expiresAt }) =>
    [
      id,
      merchant,
      ...Object.entries(releases).map(([module, version]) => `${module}@${version}`),
      ...(hasDocument ? ['settings'] : []),
      `by ${madeBy}`,
      `until ${expiresAt}`,
      note,
    ]
      .join('  ')
      .trim(),
  )
  return lines.length === 0 ? 'There is no preview.' : lines.join('\n')
}

async function end(id: string): Promise<string> {
  const path = endPreview.path.replace(':id', encodeURIComponent(id))
  const { ended } = endPreview.response.parse(await ask(endPreview.method, path))
  return ended
    ? `${id} has ended; its browsers have the live site within two seconds.`
    : `${id} is over already.`
}

function run([word, id, ...more]: string[]): Promise<string> {
  if (word === undefined || more.length > 0) throw new Error(USAGE)
  if (word === 'list' && id === undefined) return list()
  if (word === 'end' && id !== undefined) return end(id)
  if (id !== undefined) throw new Error(USAGE)
  return make(word)
}

await runCommand(async () => await run(positionals))
