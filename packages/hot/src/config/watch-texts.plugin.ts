import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@site/config'
import type { Compiler } from 'webpack'

/** Declaration and messages of a module are in no script of it: a change of them is a build all the same. */
export class WatchTextsPlugin {
  constructor(private readonly folder: string) {}
  apply(compiler: Compiler): void {
    const files = ['module.json', ...LANGUAGES.map((language) => join('src', 'messages', `${language}.json`))]
    compiler.hooks.afterCompile.tap('WatchTextsPlugin', (compilation) => {
      for (const file of files.map((name) => join(this.folder, name)))
        if (existsSync(file)) compilation.fileDependencies.add(file)
    })
  }
}
