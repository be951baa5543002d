import type { PlanRoute } from '@site/config/schema'
import { pageAddress } from './page-address.ts'
import { paramsFinder, routeFinder } from './route-params.ts'

const route = (id: string, data: readonly string[] = []): PlanRoute => ({
  id,
  path: `/m/${id}`,
  aliases: id === 'home' ? ['/'] : [],
  module: 'lobby',
  expose: `./${id}.screen`,
  titleKey: 't',
  back: null,
  header: 'title',
  footer: true,
  access: 'anyone',
  data: [...data],
})
const ROUTES = [
  route('home'),
  route('slot', ['/wps/game/list?{&vassalage,gameName}{!dataType}']),
  route('forget'),
]
const DECLARED = { routes: [{ id: 'forget', params: ['next'], secretParams: ['reset'] }] }
const plan = {
  routeAt: routeFinder(ROUTES),
  paramsOf: paramsFinder([{ name: 'lobby', declaration: DECLARED }] as never, []), // reason: all that it reads of a release
} as Parameters<typeof pageAddress>[1] // reason: as above

test.each([
  ['without a query', '/m/slot', '/m/slot', true],
  ['by its alias', '/', '/', true],
  [
    'with the parameters of its calls, in one order',
    '/m/slot?vassalage=JL&dataType=NEW',
    '/m/slot?dataType=NEW&vassalage=JL',
    true,
  ],
  [
    'without undeclared parameters',
    '/m/slot?utm_source=x&vassalage=JL&fbclid=1',
    '/m/slot?vassalage=JL',
    true,
  ],
  ['without empty values', '/m/slot?vassalage=', '/m/slot', true],
  ['with the first of several values', '/m/slot?vassalage=JL&vassalage=PG', '/m/slot?vassalage=JL', true],
  ['with a declared one', '/m/forget?next=%2Fm%2Fslot', '/m/forget?next=%2Fm%2Fslot', true],
  ['with a visitor’s secret, for them alone', '/m/forget?reset=abc', '/m/forget?reset=abc', false],
  [
    'with a value too long for a filter, for one visitor alone',
    `/m/slot?gameName=${'a'.repeat(65)}`,
    `/m/slot?gameName=${'a'.repeat(65)}`,
    false,
  ],
])('a page is drawn %s (MOD-06)', (_how, address, url, shared) => {
  expect(pageAddress(address, plan)).toMatchObject({ url, shared })
})

test('an address of no module has no route', () => {
  expect(pageAddress('/m/nowhere?a=1', plan)).toEqual({ url: '/m/nowhere', route: undefined, shared: true })
})
