import { readDeclaration } from '../release/describe-release.ts'
import { modulesInTree } from '../paths.ts'
import { checkSources } from './check-sources.ts'

test.each(modulesInTree())('the sources of %s are what its declaration says (MOD-04)', (name) => {
  expect(() => checkSources(name, readDeclaration(name))).not.toThrow()
})
