import { parseDeclaration } from './parse-declaration.ts'

const good = {
  name: 'lobby',
  routes: [{ id: 'home', path: '/m/home', expose: './home.screen', data: ['/wps/game/home?size=6'] }],
  events: {},
  budget: { entry: 3, expose: 10, total: 20 },
}
const parse = (declaration: object): unknown =>
  parseDeclaration('apps/lobby/module.json', JSON.stringify(declaration), ['./home.screen'])

test('a declaration that keeps to the schema is taken (MOD-02)', () => {
  expect(parse(good)).toMatchObject({ name: 'lobby', slots: [] })
})

test.each([
  [{ ...good, budget: { entry: 3, expose: 10 } }, 'budget.total'],
  [{ ...good, routes: [{ ...good.routes[0], expose: 'home' }] }, 'routes.0.expose: an expose is'],
  [
    { ...good, routes: [{ ...good.routes[0], data: ['https://elsewhere/x'] }] },
    'routes.0.data.0: a first call',
  ],
  [{ ...good, extra: 1 }, 'extra'],
  [{ ...good, routes: [{ ...good.routes[0], expose: './gone.screen' }] }, './gone.screen has no file'],
])('a declaration that breaks the schema stops the build with file and field (%#)', (declaration, said) => {
  expect(() => parse(declaration)).toThrow('apps/lobby/module.json')
  expect(() => parse(declaration)).toThrow(said)
})

test('a declaration that is no JSON is named by its file', () => {
  expect(() => parseDeclaration('apps/lobby/module.json', '{', [])).toThrow('apps/lobby/module.json')
})
