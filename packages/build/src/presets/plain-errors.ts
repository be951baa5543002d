const LOADER = /^Module build failed \(from .*\):\n/gm
const NATIVE_TRACE = /\n+Caused by:\n[\s\S]*?(?=\n\nERROR|$)/g

/** Webpack's errors as the author of a module needs them: file, line and fault, without the loader's own whereabouts. */
export function plainErrors(text: string): string {
  return text.replaceAll(LOADER, '').replaceAll(NATIVE_TRACE, '').trim()
}
