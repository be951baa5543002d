import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ATTEMPT_STATES } from '#money/attempts/attempt-states'
import { withStates } from './draw-states.ts'
import { MONEY_STATES } from './money-states.ts'

const ROOT = join(__dirname, '../../../../..')
const SOURCES = join(ROOT, 'services/platform/src')
const COMMAND = 'npm run states'
const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8')
const sources = (pattern: string): string[] => globSync(pattern, { cwd: SOURCES }).toSorted()

/** The run of a check; and what a provider of games says of its rounds, whose callback decides. */
const OTHERS = ['bets', 'book_checks', 'rounds', 'wallet_transactions']

test('docs/security.md shows the states of money as the code has them, and names the command that writes them (PLT-09)', () => {
  const expected = withStates(document, MONEY_STATES)
  if (expected !== document) throw new Error(`docs/security.md is not what the code says: run "${COMMAND}".`)
  expect(document).toContain(`"${COMMAND}"`)
})

test('a step, an actor or a state more or less is another document (PLT-09)', () => {
  const [first, ...others] = MONEY_STATES
  if (!first) throw new Error('there are no states')
  const { machine } = first
  const begins = [...machine.begins, { state: 'waiting', by: ['site'] as const }]
  expect(withStates(document, [{ machine: { ...machine, begins } }, ...others])).not.toBe(document)
  expect(withStates(document, others)).not.toBe(document)
  expect(() => withStates('# Nothing', MONEY_STATES)).toThrow('no marks')
})

test('every table of money with a state has its states and who moves them declared (PLT-09)', () => {
  const storedTables = [...sources('money/**/tables.ts'), 'operations/approvals/tables.ts'].flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\w+): \{\n((?: {4}.*\n|\n)*?) {4}(?:state|status): /gm)].map(
      ([, name]) => name,
    ),
  )
  const declaredTables = MONEY_STATES.map(({ machine }) => machine.table)
  expect(storedTables.filter((name) => !OTHERS.includes(name ?? '')).toSorted()).toEqual(
    declaredTables.toSorted(),
  )
})

test('no source writes a state of money but by its table (PLT-09)', () => {
  const writers = [...sources('money/**/*.ts'), ...sources('operations/approvals/*.ts')]
    .filter((file) => !/(-life|-states|tables|\.test|\.check)\.ts$/.test(file))
    .filter((file) => /\bstate: '[\w-]+'(?! \|)/.test(read(file)))
  expect(writers).toEqual([
    'money/checks/book-checks.ts',
    // Rounds that are open or settled, of a list.
    'money/members/console/member-admin.service.ts',
  ])
})

test('the code that writes a state asks its table (PLT-09)', () => {
  const life = ['begin', 'has', 'requireActor', 'requireTarget']
  const asks: Record<string, Set<string>> = {}
  for (const file of [...sources('money/**/*.ts'), ...sources('operations/approvals/*.ts')])
    if (!file.includes('.test.'))
      for (const [, table = '', method = ''] of read(file).matchAll(/\b([A-Z_]+_STATES)\.([a-z]\w+)\(/g))
        (asks[table] ??= new Set()).add(method)
  delete asks['MALL_STATES']
  expect(Object.fromEntries(Object.entries(asks).map(([table, of]) => [table, [...of].toSorted()]))).toEqual({
    DEPOSIT_STATES: life,
    DIFFERENCE_STATES: ['next'],
    WITHDRAWAL_STATES: life,
    BONUS_STATES: life,
    ATTEMPT_STATES: ['begin', 'step'],
    ADJUSTMENT_STATES: ['begin', 'next', 'step'],
    APPROVAL_STATES: ['begin', 'step'],
    GRANT_STATES: ['begin', 'next'],
    MALL_ORDER_STATES: ['begin', 'next'],
    HOLD_STATES: ['has'],
  })
})

test('the database refuses every step of a call that moves money that its table does not have (PLT-09)', () => {
  const text = read('money/attempts/migrations/191-payment-attempts.ts')
  const [, list = ''] = /\(old\.state, new\.state\) not in \((.*?)\) then/s.exec(text) ?? []
  const databaseSteps = [...list.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, from, to]) => `${from} → ${to}`)
  const steps = Object.values(ATTEMPT_STATES.machine.events).flatMap(({ transitions }) =>
    transitions.flatMap(({ from, to }) => from.flatMap((one) => to.map((other) => `${one} → ${other}`))),
  )
  expect([...new Set(steps)].toSorted()).toEqual(databaseSteps.toSorted())
})
