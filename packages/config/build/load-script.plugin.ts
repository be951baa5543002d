import webpack, { type Compiler } from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

class LoadThroughShell extends RuntimeModule {
  constructor(private readonly module: string) {
    super('load through the shell')
  }
  override generate(): string {
    return `${RuntimeGlobals.loadScript} = (file, done) => globalThis.__m_load(${JSON.stringify(this.module)}, file, done);`
  }
}

/** Chunks are fetched by the shell's loader, which knows each file's address and integrity: one way to load anything. */
export class LoadScriptPlugin {
  constructor(private readonly module: string) {}
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LoadScriptPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'LoadScriptPlugin', stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadThroughShell(this.module))
          return true
        })
    })
  }
}
