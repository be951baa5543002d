import type { Brands } from '@site/shared-api/contract/brand-place'
import type { ValueOf } from '@site/shared-api/contract/call'
import {
  operatorName,
  operatorRole,
  type addOperator,
  type changeOperator,
} from '@site/shared-api/contract/operator'
import { parseArgs } from 'node:util'
import { OPERATOR_OPTIONS, runCommand } from '#cli/operator'
import { signIn } from '#cli/operator-sign-in'
import { withOperators, type OperatorsClient } from '#cli/operators-client'

/** Who operates a site: `operators.ts add anna --role owner`, `list`, `sign-in anna`. */
const USAGE = `Usage: operators.ts add NAME --role owner|brand-manager|editor|payments|support|risk|reader [--brands lotus,coral]
       operators.ts list
       operators.ts brands NAME all|lotus,coral
       operators.ts role NAME ROLE | close NAME | open NAME | renew NAME
       operators.ts sign-in NAME [--days 90]      keeps a token for the other commands in the data folder
Persons are made by persons, never by a token: at a running site of examples it signs in as its owner, else it opens the
database itself (DATABASE_URL or --database-url, else the one in the data folder of a site that does not run).`

const DAYS = '90'

/** `all`, or merchant codes with commas between them. */
const brandsOf = (text: string): Brands => (text === 'all' ? text : text.split(','))

function lineOf({ brands, name, role, disabled }: ValueOf<typeof changeOperator>): string {
  const whose = brands === 'all' ? '' : ` of ${brands.join(', ')}`
  return `${name.padEnd(24)} ${role}${whose}${disabled ? '  (closed)' : ''}`
}

function invitationText(
  { name, role, invitation, expiresAt }: ValueOf<typeof addOperator>,
  url: string,
): string {
  return [
    `${name} is ${role}. Hand this over in private; it is shown once and good once, until ${expiresAt}:`,
    `  ${new URL(`/console/invitation#${invitation}`, url).href}`,
    `There ${name} chooses a password and an authenticator app. Then: npm run operator -- sign-in ${name}`,
  ].join('\n')
}

async function act(
  client: OperatorsClient,
  [what, name, role]: string[],
  { brands, given, url }: { brands: string | undefined; given: string | undefined; url: string },
): Promise<string> {
  if (what === 'list' && name === undefined)
    return (await client.list()).map(lineOf).join('\n') || 'There is no operator yet.'
  const who = operatorName.safeParse(name)
  if (!who.success) throw new Error(`${name ?? 'A name'}: ${who.error.issues[0]?.message ?? ''}.\n${USAGE}`)
  if (what === 'renew') return invitationText(await client.renew(who.data), url)
  if (what === 'close') return lineOf(await client.change(who.data, { disabled: true }))
  if (what === 'open') return lineOf(await client.change(who.data, { disabled: false }))
  if (what === 'brands' && role !== undefined)
    return lineOf(await client.change(who.data, { brands: brandsOf(role) }))
  const wanted = operatorRole.safeParse(what === 'add' ? given : role)
  if (!wanted.success || (what !== 'add' && what !== 'role')) throw new Error(USAGE)
  if (what === 'add') {
    const whose = brands === undefined ? {} : { brands: brandsOf(brands) }
    return invitationText(await client.add({ name: who.data, role: wanted.data, ...whose }), url)
  }
  return lineOf(await client.change(who.data, { role: wanted.data }))
}

async function run(argv: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      brands: { type: 'string' },
      days: { type: 'string', default: DAYS },
      'database-url': { type: 'string' },
      ...OPERATOR_OPTIONS,
    },
  })
  const { url, 'data-dir': dataDir, 'database-url': databaseUrl } = values
  const [what, name] = positionals
  if (what === 'sign-in' && name !== undefined)
    return await signIn({ name, url, dataDir, days: Number(values.days) })
  return await withOperators({ url, dataDir, databaseUrl }, (client) =>
    act(client, positionals, { brands: values.brands, given: values.role, url }),
  )
}

await runCommand(() => run(process.argv.slice(2)))
