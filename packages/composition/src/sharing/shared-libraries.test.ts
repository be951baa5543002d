/** @jest-environment node */
import { SHARED_LIBRARIES } from '@site/config'
import { sharedLibraries, sharedOptions } from './shared-libraries.ts'
import * as rxjs from './shared-rxjs.ts'

const given: Readonly<Record<string, object>> = { ...sharedLibraries, rxjs }

test.each(SHARED_LIBRARIES.map((library) => [library.request, library] as const))(
  'the shell gives modules every name of %s that its contract lists (MOD-03)',
  (request, { names }) => {
    expect(sharedOptions(() => undefined)).toHaveProperty([request])
    const object = given[request]
    expect(object).toBeDefined()
    if (names !== 'all') expect(Object.keys(object ?? {})).toEqual(expect.arrayContaining([...names]))
  },
)

test('every shared library is a singleton, of the range of its contract alone (MOD-03)', () => {
  const options = sharedOptions(() => undefined)
  for (const { range, request } of SHARED_LIBRARIES)
    expect(options[request]?.shareConfig).toEqual({ singleton: true, requiredVersion: range })
})
