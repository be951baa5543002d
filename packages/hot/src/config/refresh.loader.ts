import { relative } from 'node:path'
import type { LoaderContext } from 'webpack'

interface Options {
  readonly module: string
  readonly root: string
}

/** Lets every file of components take part in refreshing: it registers what it declares, and is updated in place where it holds nothing else. */
export default function refreshLoader(this: LoaderContext<Options>, source: string, map?: object): void {
  const { module, root } = this.getOptions()
  const file = JSON.stringify(relative(root, this.resourcePath).replaceAll('\\', '/'))
  // On the line of the first statement, so that the map of the source still fits.
  const head = `const $RefreshReg$ = (type, id) => globalThis.__m_hot.register(type, ${file} + ' ' + id), $RefreshSig$ = () => globalThis.__m_hot.signature();`
  const foot = `if (import.meta.webpackHot) globalThis.__m_hot.settle(${JSON.stringify(module)}, ${file}, __webpack_module__.exports, import.meta.webpackHot, () => __webpack_hash__);`
  // reason: webpack hands a loader the map that the one before gave, whatever it is
  this.callback(null, `${head}${source}\n${foot}\n`, map as Parameters<typeof this.callback>[2])
}
