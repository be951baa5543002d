import { z } from 'zod'
import { allOrNone, originSetting, readFlags, readSettings, serviceSettings } from './settings.ts'

const schema = z.object({ ...serviceSettings(8090), ORIGIN: originSetting.optional() })

test('what is not given is the default, and empty is not given', () => {
  expect(readSettings(schema, { PORT: '', HOST: '0.0.0.0' })).toMatchObject({ PORT: 8090, HOST: '0.0.0.0' })
})

test('flags stand over the environment, by the variable’s name', () => {
  const flags = readFlags(['--data-dir', '/other'], ['data-dir'])
  expect(readSettings(schema, { DATA_DIR: '/one' }, flags).DATA_DIR).toBe('/other')
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['ORIGIN', 'https://games.example/path'],
  ['ORIGIN', 'games.example'],
])('%s=%s ends the start with its name', (name, value) => {
  expect(() => readSettings(schema, { [name]: value })).toThrow(new RegExp(`^${name} is not valid: `))
})

test('a flag that is not known is named beside those that are', () => {
  expect(() => readFlags(['--prot', '1'], ['port', 'host'])).toThrow(/--prot.*--port, --host/s)
})

test('half of what belongs together is refused; all of it and nothing are not', () => {
  expect(() => allOrNone('An account', { URL: 'x', KEY: undefined })).toThrow('An account needs URL and KEY')
  expect(allOrNone('An account', { URL: undefined, KEY: undefined })).toBeUndefined()
  expect(allOrNone('An account', { URL: 'x', KEY: 'y' })).toEqual({ URL: 'x', KEY: 'y' })
})
