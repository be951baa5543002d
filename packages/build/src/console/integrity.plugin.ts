import webpack, { type Compiler } from 'webpack'

/** Where the page says what each file must hold: `{"<file>": "sha256-…"}` (services/platform, operations/console). */
const TABLE = "document.getElementById('integrity')?.textContent ?? '{}'"

/**
 * Pages that are fetched later are held to what was built as the first scripts are: the page brings the table, since a file
 * that held it would change with every other.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = JSON.parse(${TABLE})[url.slice(url.lastIndexOf('/') + 1)] ?? '';`,
      )
    })
  }
}
