import type { PlanRoute } from '@site/config/schema'
import { firstCalls } from '#plan/landing.ts'

const LIST = '/wps/game/list?gameType=SLOT{&vassalage,gameName}&pageNo=1{!dataType}'
const callsOf = (call: string, url: string): string[] =>
  firstCalls(
    {
      id: 'slot',
      path: '/m/slot',
      aliases: [],
      module: 'lobby',
      expose: './category.screen',
      titleKey: 't',
      back: null,
      header: 'title',
      footer: true,
      access: 'anyone',
      data: [call],
    } satisfies PlanRoute,
    [],
    url,
  )

describe('the first calls of a page (architecture: the life of a page)', () => {
  it.each([
    ['a page without a query', LIST, '/m/slot', ['/wps/game/list?gameType=SLOT&pageNo=1']],
    [
      'a filter of its query, encoded as the browser does',
      LIST,
      '/m/slot?gameName=golden+koi&vassalage=JL',
      ['/wps/game/list?gameName=golden+koi&gameType=SLOT&pageNo=1&vassalage=JL'],
    ],
    ['a query the call does not answer', LIST, '/m/slot?dataType=new', []],
    ['a value too long for a filter', LIST, `/m/slot?gameName=${'a'.repeat(500)}`, []],
    ['a value the call needs', '/wps/a?v={v}', '/m/slot', []],
    ['a value the call needs and has', '/wps/a?v={v}', '/m/slot?v=J%26L', ['/wps/a?v=J%26L']],
    ['only parameters that are not there', '/wps/a?{!v}', '/m/slot', ['/wps/a']],
    ['optional parameters first', '/wps/a?{&v}&b=1', '/m/slot', ['/wps/a?b=1']],
  ])('fit %s', (_what, call, url, expected) => {
    expect(callsOf(call, url)).toEqual(expected)
  })
})
