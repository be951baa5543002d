import { restrictPlay, setVendorDown } from '@site/shared-api/contract/launch'
import { getManaged } from '@site/shared-api/contract/managed'
import { providerDocument } from '@site/shared-api/contract/managed-documents'
import { parseArgs } from 'node:util'
import {
  callAsOperator,
  onOff,
  OPERATOR_OPTIONS,
  OPERATOR_USAGE,
  runCommand,
  type OperatorCall,
} from '#cli/operator'

/** Shows or closes a provider, or closes games to a member: `provider.ts JL --down on`, `provider.ts --restrict lotus/lotus.new=on`. */
const USAGE = `Usage: provider.ts <provider code> [--down on|off] [--url http://127.0.0.1:8082]
       provider.ts --restrict <merchant>/<account>=on|off
${OPERATOR_USAGE}`

function readCall(argv: string[]): OperatorCall {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      down: { type: 'string' },
      restrict: { type: 'string' },
      ...OPERATOR_OPTIONS,
    },
  })
  const where = { method: 'PUT', url: values.url, dataDir: values['data-dir'] }
  const [code] = positionals
  if (code !== undefined && positionals.length === 1 && values.down !== undefined)
    return {
      ...where,
      path: setVendorDown.path.replace(':code', encodeURIComponent(code)),
      body: { down: onOff(values.down, USAGE) },
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
  if (code !== undefined && positionals.length === 1)
    return {
      ...where,
      method: getManaged.method,
      path: getManaged.path.replace(':kind', 'provider').replace(':id', encodeURIComponent(code)),
    }
  throw new Error(USAGE)
}

async function send(call: OperatorCall): Promise<string> {
  const text = await callAsOperator(call)
  return call.method === getManaged.method ? stateOf(text) : `Done: ${text}`
}

function stateOf(text: string): string {
  const { title, live, changed } = getManaged.response.parse(JSON.parse(text).value)
  const since = changed ? ` (${changed.did} by ${changed.by}, ${changed.at})` : ''
  return `${title} is ${providerDocument.parse(live).down ? 'down' : 'up'}${since}.`
}

await runCommand(() => send(readCall(process.argv.slice(2))))
