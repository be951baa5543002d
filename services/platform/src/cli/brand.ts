import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { storedBrandSchema } from '@site/config/schema'
import { addBrand, patchBrand } from '@site/shared-api/contract/brand'
import type { BodyInput } from '@site/shared-api/contract/call'
import { parseArgs } from 'node:util'
import { brandLines } from '#cli/brand-lines'
import { callAsOperator, onOff, OPERATOR_OPTIONS, OPERATOR_USAGE, runCommand } from '#cli/operator'

/** Shows and switches a brand: `brand.ts lotus --host play.example --origin https://play.example --module content=off --flag CBS3=on --image-host https://img1.example --maintenance on --region off --blocked-network 203.0.113.0/24 --sms-country TH --sms-per-hour 2000`. */
const USAGE = `Usage: brand.ts add <file of a brand document, JSON>
       brand.ts <merchant> [--module NAME=on|off]… [--flag NAME=on|off]… [--host NAME]… [--origin ORIGIN|none] [--image-host ORIGIN|none]… [--maintenance on|off] [--region on|off] [--blocked-network NETWORK|none]… [--sms-country XX]… [--sms-per-hour N] [--url http://127.0.0.1:8082]
${OPERATOR_USAGE}`

interface BrandOptions {
  merchant: string
  url: string
  dataDir: string
  change: BodyInput<typeof patchBrand>
}

function readOptions(argv: string[]): BrandOptions {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      module: { type: 'string', multiple: true, default: [] },
      flag: { type: 'string', multiple: true, default: [] },
      host: { type: 'string', multiple: true, default: [] },
      origin: { type: 'string' },
      'image-host': { type: 'string', multiple: true, default: [] },
      maintenance: { type: 'string' },
      region: { type: 'string' },
      'blocked-network': { type: 'string', multiple: true, default: [] },
      'sms-country': { type: 'string', multiple: true, default: [] },
      'sms-per-hour': { type: 'string' },
      ...OPERATOR_OPTIONS,
    },
  })
  const [merchant, ...others] = positionals
  if (merchant === undefined || others.length > 0) throw new Error(USAGE)
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
      ...(values.host.length > 0 && { hosts: values.host }),
      ...(values.origin !== undefined && { publicOrigin: values.origin === 'none' ? null : values.origin }),
      ...(values['image-host'].length > 0 && {
        imageHosts: values['image-host'].filter((host) => host !== 'none'),
      }),
      ...(values.maintenance !== undefined && { maintenance: onOff(values.maintenance, USAGE) }),
      ...(values.region !== undefined && { regionRestriction: onOff(values.region, USAGE) }),
      ...(values['blocked-network'].length > 0 && {
        blockedNetworks: values['blocked-network'].filter((network) => network !== 'none'),
      }),
      ...smsOf(values['sms-country'], values['sms-per-hour']),
    },
  }
}

function smsOf(countries: string[], perHour: string | undefined): Pick<BrandOptions['change'], 'sms'> {
  if (countries.length === 0 && perHour === undefined) return {}
  return {
    sms: {
      ...(countries.length > 0 && { countries }),
      ...(perHour !== undefined && { perHour: Number(perHour) }),
    },
  }
}

function pair(text: string): [string, boolean] {
  const [name = '', value = ''] = text.split('=', 2)
  return [name, onOff(value, USAGE)]
}

/** Without a switch nothing is changed, and the brand is shown as it is. */
async function send({ merchant, url, dataDir, change }: BrandOptions): Promise<string> {
  const path = patchBrand.path.replace(':merchant', encodeURIComponent(merchant))
  const text = await callAsOperator({ method: patchBrand.method, path, body: change, url, dataDir })
  const { value } = JSON.parse(text)
  const { document, publicOrigin, version } = patchBrand.response.parse(value)
  const brand = storedBrandSchema.parse(document)
  const where = `${merchant} is at version ${version}. Players are sent to ${publicOrigin}; it is served at ${brand.hosts.join(', ')}.`
  return Object.keys(change).length > 0 ? where : [where, ...brandLines(brand)].join('\n')
}

/** A brand document from a file, below the folder the command was called in. */
async function add(argv: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: OPERATOR_OPTIONS,
  })
  const [, file] = positionals
  if (file === undefined || positionals.length > 2) throw new Error(USAGE)
  const document: unknown = JSON.parse(await readFile(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'))
  const { url, 'data-dir': dataDir } = values
  const { method, path } = addBrand
  const text = await callAsOperator({ method, path, body: { document }, url, dataDir })
  const { merchant } = addBrand.response.parse(JSON.parse(text).value)
  return `${merchant} is there.`
}

const argv = process.argv.slice(2)
await runCommand(() => (argv[0] === 'add' ? add(argv) : send(readOptions(argv))))
