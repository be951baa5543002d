import { restrictPlay, setVendorDown } from '@site/shared-api/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Closes a provider, or games to a member: `provider.ts JL --down on`, `provider.ts --restrict lotus/lotus.new=on`. */
const USAGE = `Usage: provider.ts <provider code> --down on|off [--url http://127.0.0.1:8080]
       provider.ts --restrict <merchant>/<account>=on|off
The operator's token comes from OPERATOR_TOKEN, else from the file operator-token in DATA_DIR (or --data-dir), default .data.`

interface Wish {
  path: string
  body: object
  url: string
  dataDir: string
}

function readWish(argv: string[]): Wish {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      down: { type: 'string' },
      restrict: { type: 'string' },
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      'data-dir': { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
    },
  })
  const where = { url: values.url, dataDir: values['data-dir'] }
  const [code] = positionals
  if (code !== undefined && positionals.length === 1 && values.down !== undefined)
    return {
      ...where,
      path: setVendorDown.path.replace(':code', encodeURIComponent(code)),
      body: { down: onOff(values.down) },
    }
  const [, merchant, account, switched] = /^([^/]+)\/([^=]+)=(on|off)$/.exec(values.restrict ?? '') ?? []
  if (code === undefined && merchant !== undefined && account !== undefined)
    return {
      ...where,
      path: restrictPlay.path
        .replace(':merchant', encodeURIComponent(merchant))
        .replace(':account', encodeURIComponent(account)),
      body: { restricted: switched === 'on' },
    }
  throw new Error(USAGE)
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

async function send({ path, body, url, dataDir }: Wish): Promise<string> {
  const answer = await fetch(new URL(path, url), {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${await operatorToken(dataDir)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`Nothing answers at ${url}. Start the site, or name its address with --url.`)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Refused (${answer.status}): ${text}`)
  return `Done: ${text}`
}

try {
  process.stdout.write(`${await send(readWish(process.argv.slice(2)))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
