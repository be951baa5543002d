import { readDeclaration } from '../release/describe-release.ts'
import { appFolder, modulesInTree } from '../paths.ts'
import { checkSources } from './check-sources.ts'

test.each(modulesInTree())('the sources of %s are what its declaration says (MOD-04)', (name) => {
  expect(() => checkSources(appFolder(name), readDeclaration(name))).not.toThrow()
})
