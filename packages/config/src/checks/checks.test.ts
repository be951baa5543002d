import { moduleSchema } from '../schema/module.schema.ts'
import {
  faultsBeside,
  faultsWithin,
  formatFault,
  type DeclaredModule,
  type Icons,
  type Neighbours,
} from './index.ts'

const budget = { entry: 3, expose: 10, total: 20 }
const home = { id: 'home', path: '/m/home', expose: './home.screen' }
const row = { id: 'home', at: 'footer', to: ['route:home'], icon: 'house' }
const search = { name: 'search', expose: './search.slot' }
const texts = { 'title.home': 'Home', 'popup.search': 'Search' }

interface Parts {
  readonly declaration?: object
  readonly messages?: DeclaredModule['messages']
}

function module(
  name: string,
  { declaration = {}, messages = { EN: texts, TY: texts } }: Parts = {},
): DeclaredModule {
  return { declaration: moduleSchema.parse({ name, events: {}, budget, ...declaration }), messages }
}
type House = Icons & Neighbours
const lobby = module('lobby', {
  declaration: { routes: [home], popups: [search], flags: { MAILCEN: { default: 0, gates: 'mail' } } },
})

function faultsOf(
  declaration: object,
  house: Partial<House> = {},
  messages?: DeclaredModule['messages'],
): string[] {
  const one = module('content', { declaration, ...(messages ? { messages } : {}) })
  const rest = { others: [], kitIcons: ['house'], ownIcons: [], sharedEvents: { gameWon: 1 }, ...house }
  return [...faultsWithin(one, rest), ...faultsBeside(one, rest)].map(formatFault)
}

test('a declaration that fits the house has no faults, also where a row leads to another module (MOD-02)', () => {
  expect(faultsOf({ routes: [home], popups: [search], entries: [row] })).toEqual([])
  expect(faultsOf({ entries: [row] }, { others: [lobby] })).toEqual([])
})

test.each<[string, object, Partial<House>, string, string]>([
  ['a route id twice', { routes: [home, { ...home, path: '/m/other' }] }, {}, 'routes.1.id', '"home" once'],
  [
    'a path twice',
    { routes: [home, { ...home, id: 'two', title: 'title.home' }] },
    {},
    'routes.1.path',
    '"/m/home" once',
  ],
  [
    'an alias that is a path',
    { routes: [{ ...home, aliases: ['/m/home'] }] },
    {},
    'routes.0.aliases.0',
    '"/m/home" once',
  ],
  ['a popup twice', { popups: [search, search] }, {}, 'popups.1.name', '"search" once'],
  ['a row twice', { routes: [home], entries: [row, row] }, {}, 'entries.1.id', '"home" once'],
  [
    'a path of another module',
    { routes: [{ ...home, id: 'mine', title: 'title.home' }] },
    { others: [lobby] },
    'routes.0.path',
    'lobby has "/m/home"',
  ],
  [
    'an alias that is a path of another module',
    {
      routes: [{ id: 'mine', path: '/m/x', aliases: ['/m/home'], expose: './x.screen', title: 'title.home' }],
    },
    { others: [lobby] },
    'routes.0.aliases.0',
    'lobby has "/m/home"',
  ],
  [
    'a popup of another module',
    { popups: [search] },
    { others: [lobby] },
    'popups.0.name',
    'lobby has "search"',
  ],
  [
    'a flag of another module',
    { flags: { MAILCEN: { default: 1, gates: 'x' } } },
    { others: [lobby] },
    'flags.MAILCEN',
    'lobby has "MAILCEN"',
  ],
  [
    'a row to no route',
    { routes: [home], entries: [{ ...row, to: ['route:Home'] }] },
    {},
    'entries.0.to.0',
    'did you mean "route:home"?',
  ],
  [
    'a row to no popup',
    { entries: [{ ...row, to: ['popup:gone'] }] },
    { others: [lobby] },
    'entries.0.to.0',
    'popup:search',
  ],
  [
    'a link without words',
    { entries: [{ ...row, to: ['link:https://x.example'] }] },
    {},
    'entries.0.text',
    'src/messages',
  ],
  [
    'an unknown icon',
    { routes: [home], entries: [{ ...row, icon: 'hose' }] },
    {},
    'entries.0.icon',
    'not "hose"',
  ],
  [
    'an icon file that is not there',
    { routes: [home], entries: [{ ...row, icon: './icons/x.svg' }] },
    {},
    'entries.0.icon',
    'apps/content/src/icons/x.svg',
  ],
  [
    'a slot without a place',
    { slots: [{ slot: 'lobby-home.bannner', expose: './banner.slot' }] },
    { others: [module('lobby', { declaration: { places: ['lobby-home.banner'] } })] },
    'slots.0.slot',
    'lobby-home.banner,',
  ],
  [
    'a slot that cannot come with a page, as its place is on many',
    { slots: [{ slot: 'account-page.end', expose: './note.slot' }] },
    { others: [module('account', { declaration: { places: ['account-page.end'] } })] },
    'slots.0.eager',
    'only what is on one screen',
  ],
  [
    'an event without an emitter',
    { events: { listens: { gameLost: 1 } } },
    {},
    'events.listens.gameLost',
    'an emitted event',
  ],
  [
    'an event version without an emitter',
    { events: { listens: { gameWon: 2 } } },
    {},
    'events.listens.gameWon',
    '(1), not 2',
  ],
  [
    'a title without words',
    { routes: [{ ...home, title: 'title.none' }] },
    {},
    'routes.0.title',
    'apps/content/src/messages/TY.json',
  ],
])(
  '%s is reported with file, field and a way out (MOD-02, MOD-12)',
  (_what, declaration, house, field, says) => {
    const faults = faultsOf(declaration, house)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`apps/content/module.json: ${field}: `)
    expect(faults[0]).toContain(says)
  },
)

test('words that one language lacks, and a language that is missing, are reported by their file (MOD-09)', () => {
  expect(faultsOf({ routes: [home] }, {}, { EN: texts, TY: { 'popup.search': 'ค้นหา' } })).toEqual([
    expect.stringContaining('apps/content/src/messages/TY.json: title.home: "title.home" in TY too'),
  ])
  expect(faultsOf({ routes: [home] }, {}, { EN: texts })).toEqual([
    expect.stringContaining('apps/content/src/messages/TY.json: TY: texts in every language'),
  ])
})

test('words of a part are reported by their folder, and may be in one folder alone (MOD-09)', () => {
  const both = (words: Record<string, string>) => ({ EN: words, TY: words })
  const faults = faultsWithin(
    {
      ...module('content', { messages: both({ hello: 'Hello' }) }),
      partTexts: { 'features/pay': { EN: { 'pay.go': 'Pay', hello: 'Hi' }, TY: { hello: 'Hi' } } },
    },
    { kitIcons: [], ownIcons: [] },
  ).map(formatFault)
  expect(faults).toEqual([
    expect.stringContaining('apps/content/src/features/pay/messages/TY.json: pay.go: "pay.go" in TY too'),
    expect.stringMatching(
      /^apps\/content\/src\/features\/pay\/messages\/\w+\.json: hello: "hello" once in the module/,
    ),
  ])
})
