import { measureJson } from './json-size.ts'

const measure = (text: string, most?: number): unknown => {
  try {
    measureJson(Buffer.from(text), most)
    return 'taken'
  } catch (error) {
    return error
  }
}
const refused = (code: string, field: string) => expect.objectContaining({ code, field })

test('counts every value of objects and lists, and none of what is inside strings', () => {
  expect(measure('{"a":[1,2,{"b":"[,,{\\"}:"}],"c":null}', 7)).toBe('taken')
  expect(measure('{"a":[1,2,{"b":"[,,{\\"}:"}],"c":null}', 6)).toEqual(refused('body_too_large', 'a'))
  expect(measure(JSON.stringify({ text: ',[{"\\'.repeat(5_000) }), 3)).toBe('taken')
})

test.each([
  ['wide', `{"pictures":[${'0,'.repeat(9_000)}0]}`, 'pictures'],
  ['of many keys', `{${Array.from({ length: 9_000 }, (_, i) => `"k${i}":0`).join()}}`, 'k3998'],
  ['a long number', `{"a":1,"amount":${'9'.repeat(70_000)}}`, 'amount'],
  ['blanks', `{"a":1,${' '.repeat(70_000)}"b":1}`, 'a'],
  ['a list', `[${'0,'.repeat(9_000)}0]`, 'body'],
])('a body that is %s is refused with its outermost field (PLT-03)', (_what, text, field) => {
  expect(measure(text)).toEqual(refused('body_too_large', field))
})

test('objects and lists in each other are refused from the seventeenth on', () => {
  const nested = (depth: number) => `{"deep":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  expect(measure(nested(16))).toBe('taken')
  expect(measure(nested(17))).toEqual(refused('too_deep', 'deep'))
})

test('a key of more than a kilobyte is refused at any depth, a text of the same length is taken (PLT-03)', () => {
  const long = 'k'.repeat(1_100)
  expect(measure(`{"a":{"${long}":0}}`)).toEqual(refused('body_too_large', 'a'))
  expect(measure(`{"${long}":0}`)).toEqual(refused('body_too_large', long.slice(0, 64)))
  expect(measure(`{"a":["${long}"],"${'k'.repeat(1_000)}":"${long}"}`)).toBe('taken')
})

test('seven million values are refused with the work of the first thousands (PLT-03)', () => {
  const body = Buffer.from(`{"pictures":[${'0,'.repeat(3_500_000)}0]}`)
  let read = 0
  const counted = new Proxy(body, {
    get: (bytes, name) => {
      read += 1
      const value: unknown = Reflect.get(bytes, name)
      return typeof value === 'function' ? value.bind(bytes) : value
    },
  })
  expect(() => measureJson(counted)).toThrow()
  expect(read).toBeLessThan(100_000)
})

test.each(['', '{', '"', '"\\', '{"a":"b', ']]]]', '{"a"'])(
  'what is no JSON is left to the parser: %s',
  (text) => {
    expect(measure(text)).toBe('taken')
  },
)
