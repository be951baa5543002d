import { z } from 'zod'
import { contractModule, declaresSchemas } from './contract-records.ts'

const call = {
  method: 'GET',
  path: '/wps/things/:id',
  access: 'member',
  summary: 'Things',
  silent: true,
  carries: ['language'],
  params: z.object({ id: z.string() }),
  response: z.object({ list: z.array(z.string()) }),
}

test('the browser gets method, path, access, silence and what a call carries, and no schema (PLT-01)', () => {
  const exports = {
    listThings: call,
    thing: z.string(),
    SIZE: 24,
    KINDS: ['a'],
    holds: { schema: z.string() },
  }
  expect(contractModule({ ...exports, pageSize: () => z.number() })).toBe(
    [
      'export const listThings = {"method":"GET","path":"/wps/things/:id","access":"member","silent":true,"carries":["language"]}\n',
      'export const SIZE = 24\n',
      'export const KINDS = ["a"]\n',
    ].join(''),
  )
})

test('a call that says nothing of who may make it ends the build, with its name', () => {
  const without = Object.fromEntries(Object.entries(call).filter(([field]) => field !== 'access'))
  expect(() => contractModule({ listThings: without })).toThrow(/listThings says no access/)
})

test.each([
  ["import { z } from 'zod'\n", true],
  ["import type { z } from 'zod'\n", false],
  ["export const A = 'a'\n", false],
])('a file without schemas is left as it is: %j', (source, expected) => {
  expect(declaresSchemas(source)).toBe(expected)
})
