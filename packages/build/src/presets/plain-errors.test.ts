import { plainErrors } from './plain-errors.ts'

const fault = (name: string): string => `ERROR in ./src/${name}.ts
Module build failed (from ../../node_modules/swc-loader/src/index.js):
Error:   x Expression expected
    ,-[/site/apps/lobby/src/${name}.ts:16:16]
 16 | const ${name} = (

Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   1: worker`

test('a fault in the source is said with its file and line, without the traces of the compiler (MOD-09)', () => {
  const said = plainErrors(`${fault('one')}\n\n${fault('two')}`)
  for (const name of ['one', 'two']) expect(said).toContain(`/site/apps/lobby/src/${name}.ts:16:16`)
  expect(said).not.toMatch(/Caused by|backtrace|unknown|Module build failed/)
})

test('any other error keeps its words', () => {
  const said = "ERROR in ./src/one.ts 1:0-20\nModule not found: Error: Can't resolve './two.ts'"
  expect(plainErrors(said)).toBe(said)
})
