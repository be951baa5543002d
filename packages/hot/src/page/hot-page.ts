import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime'

/** What this uses of webpack's `import.meta.webpackHot`. */
export interface Hot {
  readonly data?: { wasBoundary?: boolean }
  accept(): void
  dispose(before: (data: { wasBoundary?: boolean }) => void): void
  invalidate(): void
  status(): string
  check(apply: boolean): Promise<readonly unknown[] | null>
}

/** What runs of a module: the build, by its hash, and the way to the next one. */
interface Running {
  readonly hot: Hot
  hash(): string
}

/** One for the page, whatever modules were built apart: React DOM asks it once which components were replaced. */
interface HotPage {
  register(type: unknown, id: string): void
  signature(): unknown
  /** A file of components has run: it is updated in place as long as components are all that it exports. */
  settle(module: string, file: string, exports: object, hot: Hot, hash: () => string): void
  /** A style sheet of a module, or its newer text. */
  adopt(module: string, file: string, css: string): void
  /** By module: any of its files knows which build runs, and how to look for updates of all of it. */
  readonly running: ReadonlyMap<string, Running>
  refresh(): void
}

declare global {
  var __m_hot: HotPage
}

const running = new Map<string, Running>()
const sheets = new Map<string, CSSStyleSheet>()

injectIntoGlobalHook(globalThis)

globalThis.__m_hot = {
  register,
  signature: createSignatureFunctionForTransform,
  settle(module, file, exports, hot, hash) {
    running.set(module, { hot, hash })
    const parts = Object.entries(exports)
    const isBoundary = parts.length > 0 && parts.every(([, part]) => isLikelyComponentType(part))
    // Its importers have to run again, too: it is no longer what it was.
    if (!isBoundary) return hot.data?.wasBoundary === true ? hot.invalidate() : undefined
    for (const [name, part] of parts) register(part, `${file} exports ${name}`)
    hot.dispose((data) => (data.wasBoundary = true))
    hot.accept()
  },
  adopt(module, file, css) {
    const known = sheets.get(file)
    const sheet = known ?? new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(file, sheet)
    if (known === undefined) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    // The release's own styles would keep what was taken out here.
    for (const style of document.querySelectorAll(`style[data-of="${module}"]`)) style.remove()
  },
  running,
  refresh: () => void performReactRefresh(),
}
