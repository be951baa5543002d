/** One thing a newcomer gets wrong in a module that `npm run new` has just made, and what the build or the publish must say of it. */
export interface Mistake {
  readonly what: string
  /** Lines that make it, in the module's folder: `change(file, from, to)`, `add(file, text)`, `json(file, change)`. */
  readonly make: string
  /** The file, the field or name, what was expected, the way out. */
  readonly says: readonly string[]
}

const declaration = 'apps/missions/module.json'
const screen = 'src/screens/missions.screen.tsx'
const first = "import { Link, useMessages } from '@site/shared-api'"

/** Those that the sources and the declaration show by themselves. */
export const IN_THE_SOURCES: readonly Mistake[] = [
  {
    what: 'an unknown field',
    make: `json('module.json', (it) => { it.routes[0].colour = 'red' })`,
    says: [declaration, 'routes.0.colour', 'a field that the schema knows', 'take it out'],
  },
  {
    what: 'a route id twice',
    make: `json('module.json', (it) => { it.routes.push({ ...it.routes[0], path: '/m/missions/two' }) })`,
    says: [declaration, 'routes.1.id', '"missions" once', 'give this one another name'],
  },
  {
    what: 'the path of another module',
    make: `json('module.json', (it) => { it.routes[0].path = '/m/home' })`,
    says: [declaration, 'routes.0.path', 'lobby has "/m/home"', 'choose another one'],
  },
  {
    what: 'a text that one language lacks',
    make: `json('src/messages/TY.json', (it) => { delete it['teaser.text'] })`,
    says: ['apps/missions/src/messages/TY.json', 'teaser.text', '"teaser.text" in TY too', 'translate it'],
  },
  {
    what: 'a title that no language has',
    make: `for (const language of ['EN', 'TY']) json('src/messages/' + language + '.json', (it) => { delete it['title.missions'] })`,
    says: [
      declaration,
      'routes.0.title',
      'the text "title.missions"',
      'add it to apps/missions/src/messages/TY.json',
    ],
  },
  {
    what: 'a text in the code that no language has',
    make: `change('${screen}', "t('empty.text')", "t('empty.words')")`,
    says: [
      `apps/missions/${screen}:`,
      'empty.words',
      'no language of "missions" has',
      'add it to apps/missions/src/messages',
    ],
  },
  {
    what: 'an unknown icon',
    make: `json('module.json', (it) => { it.entries[0].icon = 'hose' })`,
    says: [declaration, 'entries.0.icon', 'an icon of the kit, not "hose"', 'packages/ui/src/icon/icons.ts'],
  },
  {
    what: 'an event that is not declared',
    make: `change('${screen}', "${first}", "import { Link, openPopup, useMessages } from '@site/shared-api'\\nexport const open = () => openPopup('login')")`,
    says: [
      `apps/missions/${screen}:`,
      'popupRequested',
      `which ${declaration} does not say`,
      'add it to events.emits',
    ],
  },
  {
    what: 'an import of another app',
    make: `change('${screen}', "${first}", "${first}\\nimport '../../../lobby/src/screens/home.screen.tsx'")`,
    says: [`apps/missions/${screen}:`, 'imports from the module "lobby"', 'let "lobby" fill it with a slot'],
  },
  {
    what: 'an inline style',
    make: `change('${screen}', '<div data-screen', '<div style={{ color: "red" }} data-screen')`,
    says: [`apps/missions/${screen}:`, 'an inline style', 'use a class of a *.module.css'],
  },
]

/** Those that only a whole build shows. */
export const IN_THE_BUILD: readonly Mistake[] = [
  {
    what: 'a name that the shell does not give',
    make: `change('${screen}', "${first}", "${first}\\nimport { useLater } from '@site/shared-api'\\nexport const later = useLater")`,
    says: [`apps/missions/${screen}`, '"useLater" of @site/shared-api', 'packages/shared-api/src/index.ts'],
  },
  {
    what: 'a call without access',
    make: `
      add('../../packages/shared-api/src/contract/missions.ts', "import { z } from 'zod'\\nexport const listMissions = { method: 'GET', path: '/wps/missions', summary: 'Missions', response: z.object({}) }\\n")
      change('${screen}', "${first}", "${first}\\nimport { listMissions } from '@site/shared-api/contract/missions'\\nexport const list = listMissions")`,
    says: [
      'packages/shared-api/src/contract/missions.ts',
      'listMissions says no access',
      'write it where defineCall declares the call',
    ],
  },
  {
    what: 'a module over its budget',
    make: `json('module.json', (it) => { it.budget.expose = 0.1 })`,
    says: [declaration, 'budget.expose', './missions.screen weighs', 'Make it lighter'],
  },
]

/** What of the modules that are live it must fit: found when it is published. */
export const IN_THE_REGISTRY: readonly (Omit<Mistake, 'make'> & { readonly declaration: object })[] = [
  {
    what: 'a row that leads to a wrong route',
    declaration: { entries: [{ id: 'row', at: 'footer', to: ['route:Home'], icon: 'star' }] },
    says: [
      declaration,
      'entries.0.to.0',
      'a route or popup of some module, not "route:Home"',
      'did you mean "route:home"?',
    ],
  },
  {
    what: 'a slot without a place',
    declaration: { slots: [{ slot: 'lobby-home.botom', expose: './missions-teaser.slot' }] },
    says: [
      declaration,
      'slots.0.slot',
      'a place that somebody offers, not "lobby-home.botom"',
      'lobby-home.bottom',
    ],
  },
  {
    what: 'an event in a version that nobody emits',
    declaration: { events: { emits: {}, listens: { gameStarred: 2 } } },
    says: [
      declaration,
      'events.listens.gameStarred',
      'in a version that somebody emits (1), not 2',
      'mend the name or the version',
    ],
  },
]
