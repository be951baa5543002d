import { patchBrand, type BodyInput } from '@site/shared-api/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Switches a brand: `brand.ts lotus --module content=off --flag CBS3=on --image-host https://img1.example --maintenance on --region off`. */
const USAGE = `Usage: brand.ts <merchant> [--module NAME=on|off]… [--flag NAME=on|off]… [--image-host ORIGIN|none]… [--maintenance on|off] [--region on|off] [--url http://127.0.0.1:8080]
The operator's token comes from OPERATOR_TOKEN, else from the file operator-token in DATA_DIR (or --data-dir), default .data.`

interface Wish {
  merchant: string
  url: string
  dataDir: string
  change: BodyInput<typeof patchBrand>
}

function readWish(argv: string[]): Wish {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      module: { type: 'string', multiple: true, default: [] },
      flag: { type: 'string', multiple: true, default: [] },
      'image-host': { type: 'string', multiple: true, default: [] },
      maintenance: { type: 'string' },
      region: { type: 'string' },
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      'data-dir': { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
    },
  })
  const [merchant] = positionals
  if (merchant === undefined || positionals.length > 1) throw new Error(USAGE)
  const modules = Object.fromEntries(values.module.map(pair).map(([name, on]) => [name, on]))
  const flags = Object.fromEntries(
    values.flag.map(pair).map(([name, on]) => [name, on ? (1 as const) : (0 as const)]),
  )
  return {
    merchant,
    url: values.url,
    dataDir: values['data-dir'],
    change: {
      ...(values.module.length > 0 && { modules }),
      ...(values.flag.length > 0 && { flags }),
      ...(values['image-host'].length > 0 && {
        imageHosts: values['image-host'].filter((host) => host !== 'none'),
      }),
      ...(values.maintenance !== undefined && { maintenance: onOff(values.maintenance) }),
      ...(values.region !== undefined && { regionRestriction: onOff(values.region) }),
    },
  }
}

function pair(text: string): [string, boolean] {
  const [name = '', value = ''] = text.split('=', 2)
  return [name, onOff(value)]
}

function onOff(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(`"${value}" is neither on nor off.\n${USAGE}`)
  return value === 'on'
}

async function operatorToken(dataDir: string): Promise<string> {
  const given = process.env['OPERATOR_TOKEN']
  if (given !== undefined && given !== '') return given
  const file = join(dataDir, 'operator-token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    throw new Error(
      `There is no operator's token: set OPERATOR_TOKEN, or name the data folder of the running site (looked for ${file}).`,
    )
  }
}

async function send(wish: Wish): Promise<string> {
  const path = patchBrand.path.replace(':merchant', encodeURIComponent(wish.merchant))
  const answer = await fetch(new URL(path, wish.url), {
    method: patchBrand.method,
    headers: {
      Authorization: `Bearer ${await operatorToken(wish.dataDir)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(wish.change),
  }).catch(() => {
    throw new Error(`Nothing answers at ${wish.url}. Start the site, or name its address with --url.`)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Refused (${answer.status}): ${text}`)
  const { value } = JSON.parse(text)
  const { version } = patchBrand.response.parse(value)
  return `${wish.merchant} is at version ${version}.`
}

try {
  process.stdout.write(`${await send(readWish(process.argv.slice(2)))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
