import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textFolders } from '@site/build/src/sources/part-texts.ts'
import { LANGUAGES } from '@site/config'
import type { Compiler } from 'webpack'

/** Declaration and messages of a module are in no script of it: a change of them is a build all the same. */
export class WatchTextsPlugin {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('WatchTextsPlugin', (compilation) => {
      const texts = textFolders(this.folder).flatMap((place) =>
        LANGUAGES.map((language) => join('src', place, 'messages', `${language}.json`)),
      )
      for (const file of ['module.json', ...texts].map((name) => join(this.folder, name)))
        if (existsSync(file)) compilation.fileDependencies.add(file)
    })
  }
}
