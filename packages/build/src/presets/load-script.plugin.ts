import webpack, { type Chunk, type Compiler } from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack
/** What mini-css-extract-plugin calls the styles it takes out of the scripts. */
const STYLES = 'css/mini-extract'

class LoadThroughShell extends RuntimeModule {
  private readonly module: string

  constructor(module: string) {
    super('load through the shell')
    this.module = module
  }
  override generate(): string {
    return `${RuntimeGlobals.loadScript} = (file, done) => globalThis.__m_load(${JSON.stringify(this.module)}, file, done);`
  }
}

const idsOf = (chunks: readonly Chunk[]): string => JSON.stringify(chunks.map(({ id }) => id))

/** Webpack takes a chunk for loaded once its script has run; one that has styles waits for them here as well. */
class WaitForStyles extends RuntimeModule {
  private readonly module: string

  constructor(module: string) {
    super('wait for styles')
    this.module = module
  }
  override generate(): string {
    const { ensureChunkHandlers, getChunkScriptFilename } = RuntimeGlobals
    const all = [...(this.chunk?.getAllAsyncChunks() ?? [])]
    const has = (chunk: Chunk, type: string) =>
      this.compilation?.chunkGraph.getChunkModulesIterableBySourceType(chunk, type) !== undefined
    // Styles without a script of their own have none to be found by: the expose that needs them lists them.
    const styled = all.filter((chunk) => has(chunk, STYLES) && has(chunk, 'javascript'))
    if (styled.length === 0) return ''
    const plain = all.filter((chunk) => !styled.includes(chunk))
    const isStyled = `${plain.length < styled.length ? '!' : ''}${idsOf(plain.length < styled.length ? plain : styled)}.includes(chunk)`
    const load = `globalThis.__m_load(${JSON.stringify(this.module)}, ${getChunkScriptFilename}(chunk), () => {})`
    return `${ensureChunkHandlers}.styles = (chunk, promises) => ${isStyled} && promises.push(${load});`
  }
}

/**
 * Chunks are fetched by the shell's loader, which knows each file's address, integrity and styles: one way to load
 * anything, and nothing is drawn before its looks are there.
 */
export class LoadScriptPlugin {
  private readonly module: string

  constructor(module: string) {
    this.module = module
  }
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LoadScriptPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'LoadScriptPlugin', stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadThroughShell(this.module))
          return true
        })
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('LoadScriptPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename)
          compilation.addRuntimeModule(chunk, new WaitForStyles(this.module))
        })
    })
  }
}
