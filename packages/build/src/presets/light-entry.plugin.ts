import webpack, { type Compiler } from 'webpack'

const { RuntimeModule } = webpack

/** Before the numbers of webpack's own. */
const FIRST = -100
/** What both ways of sharing libraries go by: webpack's own, and after it the federation's, which takes its place. */
const SHARING = 'sharing'

/**
 * A module's entry is on every page that shows one of its parts. Chunks that have a name (screens, slots, libraries) go by
 * it, all others by a number, since the entry says each up to three times; of two ways to share libraries it keeps the one
 * that is used.
 */
export class LightEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LightEntryPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'LightEntryPlugin', stage: FIRST }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== null || chunk.name == null) continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
      compilation.hooks.runtimeModule.tap('LightEntryPlugin', (module) => {
        if (module.name === SHARING && module.stage === RuntimeModule.STAGE_NORMAL) module.generate = () => ''
      })
    })
  }
}
