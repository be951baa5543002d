import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JUDGED_FLAGS } from '../flags.ts'
import { LANGUAGES } from '../languages.ts'
import { moduleSchema } from '../schema/module.schema.ts'
import { faultsBeside, faultsWithin, formatFault, type DeclaredModule } from './index.ts'

const apps = join(__dirname, '..', '..', '..', '..', 'apps')
const icons = readFileSync(join(apps, '..', 'packages', 'ui', 'src', 'icon', 'icons.ts'), 'utf8')
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(apps, ...path), 'utf8'))
const names = readdirSync(apps).filter((name) => existsSync(join(apps, name, 'module.json')))
const modules = names.map((name): DeclaredModule => ({
  declaration: moduleSchema.parse(json(name, 'module.json')),
  messages: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      json(name, 'src', 'messages', `${language}.json`) as Record<string, string>, // reason: checked by the build
    ]),
  ),
}))

test.each(modules.map((module) => [module.declaration.name, module] as const))(
  'the module %s fits the others of the work tree (MOD-02, MOD-12)',
  (_name, module) => {
    const house = {
      others: modules.filter((other) => other !== module),
      kitIcons: [...icons.matchAll(/^ {2}'?([a-z0-9-]+)'?: /gm)].map(([, name = '']) => name),
      ownIcons: [],
      // Emitted by the shell and the shared packages, or passed on from other tabs.
      sharedEvents: {
        balanceChanged: 1,
        inboxChanged: 1,
        favouritesChanged: 1,
        depositChanged: 1,
        withdrawalChanged: 1,
        gameWon: 1,
        noticesRead: 1,
        chatTold: 1,
        sessionEnded: 1,
        sessionStarted: 1,
      },
    }
    expect([...faultsWithin(module, house), ...faultsBeside(module, house)].map(formatFault)).toEqual([])
  },
)

test('a flag that the platform judges is declared with the same default (SHL-19)', () => {
  const declared = Object.assign({}, ...modules.map(({ declaration }) => declaration.flags)) as Record<
    string,
    { default: number }
  > // reason: Object.assign forgets what it merges
  expect(
    Object.fromEntries(Object.keys(JUDGED_FLAGS).map((name) => [name, declared[name]?.default])),
  ).toEqual(JUDGED_FLAGS)
})
