import { relative } from 'node:path'
import type { LoaderContext } from 'webpack'

interface Options {
  readonly module: string
  readonly root: string
}

/** Styles as a sheet that the page adopts; it runs what css-loader made of them and exports its class names. */
export function pitch(this: LoaderContext<Options>, remaining: string): string {
  const { module, root } = this.getOptions()
  const request = JSON.stringify(this.utils.contextify(this.context, `!!${remaining}`))
  const file = JSON.stringify(relative(root, this.resourcePath).replaceAll('\\', '/'))
  return `import content from ${request}
globalThis.__m_hot.adopt(${JSON.stringify(module)}, ${file}, content.toString())
if (content.locals === undefined && import.meta.webpackHot) import.meta.webpackHot.accept()
export default content.locals
`
}

export default function adoptedStyleLoader(): void {
  // All of it is done while pitching.
}
