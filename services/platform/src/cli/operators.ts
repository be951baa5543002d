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
import { withOperators, type Keeper } from '#cli/operator-keeper'

/** Who operates a site: `operators.ts add anna --role owner`, `list`, `sign-in anna`. */
const USAGE = `Usage: operators.ts add NAME --role owner|brand-manager|editor|payments|support|risk|reader
       operators.ts list
       operators.ts role NAME ROLE | close NAME | open NAME | renew NAME
       operators.ts sign-in NAME [--days 90]      keeps a token for the other commands in the data folder
Asks the running site with the token there is; without one it opens the database itself (DATABASE_URL or --database-url, else
the one in the data folder of a site that does not run).`

const DAYS = '90'

function lineOf({ name, role, disabled }: ValueOf<typeof changeOperator>): string {
  return `${name.padEnd(24)} ${role}${disabled ? '  (closed)' : ''}`
}

function tellAccess({ name, role, password, otpauth }: ValueOf<typeof addOperator>): string {
  return [
    `${name} is ${role}. This is told once; hand it over in private:`,
    `  password           ${password}`,
    `  authenticator app  ${otpauth}`,
    `Then: npm run operator -- sign-in ${name}`,
  ].join('\n')
}

async function act(keeper: Keeper, [what, name, role]: string[], given: string | undefined): Promise<string> {
  if (what === 'list' && name === undefined)
    return (await keeper.list()).map(lineOf).join('\n') || 'There is no operator yet.'
  const who = operatorName.safeParse(name)
  if (!who.success) throw new Error(`${name ?? 'A name'}: ${who.error.issues[0]?.message ?? ''}.\n${USAGE}`)
  if (what === 'renew') return tellAccess(await keeper.renew(who.data))
  if (what === 'close') return lineOf(await keeper.change(who.data, { disabled: true }))
  if (what === 'open') return lineOf(await keeper.change(who.data, { disabled: false }))
  const wanted = operatorRole.safeParse(what === 'add' ? given : role)
  if (!wanted.success || (what !== 'add' && what !== 'role')) throw new Error(USAGE)
  if (what === 'add') return tellAccess(await keeper.add({ name: who.data, role: wanted.data }))
  return lineOf(await keeper.change(who.data, { role: wanted.data }))
}

async function run(argv: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      role: { type: 'string' },
      days: { type: 'string', default: DAYS },
      'database-url': { type: 'string' },
      ...OPERATOR_OPTIONS,
    },
  })
  const { url, 'data-dir': dataDir, 'database-url': databaseUrl } = values
  const [what, name] = positionals
  if (what === 'sign-in' && name !== undefined)
    return await signIn({ name, url, dataDir, days: Number(values.days) })
  return await withOperators({ url, dataDir, databaseUrl }, (keeper) => act(keeper, positionals, values.role))
}

await runCommand(() => run(process.argv.slice(2)))
