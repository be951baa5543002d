import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import { addOperator, changeOperator, listOperators, renewOperator } from '@site/shared-api/contract/operator'
import { commandLineOf } from '#cli/command-line'
import { isServed } from '#cli/operator'
import { asLocal, askOperators } from '#cli/operator-sign-in'
import { openDatabase } from '#db/database'
import { migrate } from '#db/migrate'
import { loadKeyed, Operators } from '#operations/index'
import { readConfig } from '#start/config'
import { systemClock as clock, systemRandomness as randomness } from '#start/system-deps'

/** Where operators are changed: at a running site, or in the database behind it. */
export interface OperatorsClient {
  list(): Promise<ValueOf<typeof listOperators>['list']>
  add(input: BodyOf<typeof addOperator>): Promise<ValueOf<typeof addOperator>>
  change(name: string, input: BodyOf<typeof changeOperator>): Promise<ValueOf<typeof changeOperator>>
  renew(name: string): Promise<ValueOf<typeof renewOperator>>
}

interface Place {
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/**
 * Works in person at a running site of examples, else on the database itself: no token of a command line changes who operates a
 * site (PLT-05).
 */
export async function withOperators<T>(
  place: Place,
  work: (client: OperatorsClient) => Promise<T>,
): Promise<T> {
  const { databaseUrl, ...site } = place
  if (databaseUrl === undefined && (await isServed(site.url)))
    return await asLocal(site, (headers) => work(remoteClient(site.url, headers)))
  const flags = databaseUrl === undefined ? [] : ['--database-url', databaseUrl]
  const config = readConfig(process.env, ['--data-dir', site.dataDir, ...flags])
  const database = await openDatabase(config)
  try {
    const { db } = database
    await migrate(db)
    const keyed = await loadKeyed({ config, clock, db, randomness })
    const operators = new Operators({ clock, db, keyed, randomness })
    const actor = commandLineOf()
    return await work({
      list: () => operators.list('all'),
      add: (input) => operators.add(actor, { ...input, brands: input.brands ?? 'all' }),
      change: (name, input) => operators.change(actor, name, input),
      renew: (name) => operators.renew(actor, name),
    })
  } finally {
    await database.close()
  }
}

function remoteClient(url: string, headers: Readonly<Record<string, string>>): OperatorsClient {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await askOperators(url, { method, path }, body, headers)).value
  const of = ({ path }: { path: string }, name: string) => path.replace(':name', encodeURIComponent(name))
  return {
    async list() {
      return listOperators.response.parse(await ask('GET', listOperators.path)).list
    },
    async add(input) {
      return addOperator.response.parse(await ask('POST', addOperator.path, input))
    },
    async change(name, input) {
      return changeOperator.response.parse(await ask('PATCH', of(changeOperator, name), input))
    },
    async renew(name) {
      return renewOperator.response.parse(await ask('POST', of(renewOperator, name)))
    },
  }
}
