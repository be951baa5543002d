import type { Hand } from './made-tree.ts'

/** One thing a newcomer gets wrong in a module that `npm run new` has just made, and what the build must say of it. */
export interface Mistake {
  readonly what: string
  /** Makes it in the module's folder. */
  readonly make: (hand: Hand) => void
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
    make: ({ json }) => json('module.json', 'routes.0.colour', 'red'),
    says: [declaration, 'routes.0.colour', 'a field that the schema knows', 'take it out'],
  },
  {
    what: 'a route id twice',
    make: ({ json }) =>
      json('module.json', 'routes.1', {
        id: 'missions',
        path: '/m/missions/two',
        expose: './missions.screen',
      }),
    says: [declaration, 'routes.1.id', '"missions" once', 'give this one another name'],
  },
  {
    what: 'the path of another module',
    make: ({ json }) => json('module.json', 'routes.0.path', '/m/home'),
    says: [declaration, 'routes.0.path', 'lobby has "/m/home"', 'choose another one'],
  },
  {
    what: 'a text that one language lacks',
    make: ({ without }) => without('src/messages/TY.json', 'teaser.open'),
    says: ['apps/missions/src/messages/TY.json', 'teaser.open', '"teaser.open" in TY too', 'translate it'],
  },
  {
    what: 'a title that no language has',
    make: ({ without }) =>
      ['EN', 'TY'].forEach((one) => without(`src/messages/${one}.json`, 'title.missions')),
    says: [
      declaration,
      'routes.0.title',
      'the text "title.missions"',
      'add it to apps/missions/src/messages/TY.json',
    ],
  },
  {
    what: 'a text in the code that no language has',
    make: ({ change }) => change(screen, "t('empty.text')", "t('empty.words')"),
    says: [
      `apps/missions/${screen}:`,
      'empty.words',
      'no language of "missions" has',
      'add it to apps/missions/src/messages',
    ],
  },
  {
    what: 'an unknown icon',
    make: ({ json }) => json('module.json', 'entries.0.icon', 'hose'),
    says: [declaration, 'entries.0.icon', 'an icon of the kit, not "hose"', 'packages/ui/src/icon/icons.ts'],
  },
  {
    what: 'an event that is not declared',
    make: ({ change }) =>
      change(
        screen,
        first,
        "import { Link, openPopup, useMessages } from '@site/shared-api'\nexport const open = () => openPopup('login')",
      ),
    says: [
      `apps/missions/${screen}:`,
      'popupRequested',
      `which ${declaration} does not say`,
      'add it to events.emits',
    ],
  },
  {
    what: 'an import of another app',
    make: ({ change }) =>
      change(screen, first, `${first}\nimport '../../../lobby/src/screens/home.screen.tsx'`),
    says: [`apps/missions/${screen}:`, 'imports from the module "lobby"', 'let "lobby" fill it with a slot'],
  },
  {
    what: 'an inline style',
    make: ({ change }) => change(screen, '<div data-screen', '<div style={{ color: "red" }} data-screen'),
    says: [`apps/missions/${screen}:`, 'an inline style', 'use a class of a *.module.css'],
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
    says: [declaration, 'slots.0.slot', 'an offered place, not "lobby-home.botom"', 'lobby-home.bottom'],
  },
  {
    what: 'an event in a version that no module emits',
    declaration: { events: { emits: {}, listens: { gameStarred: 2 } } },
    says: [
      declaration,
      'events.listens.gameStarred',
      'in an emitted version (1), not 2',
      'mend the name or the version',
    ],
  },
]
