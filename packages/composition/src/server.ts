/** The same plan drawn without a browser: what the shell's server build asks for. */
export { createComposition } from './loading/composition.ts'
export type { ModuleSource } from './loading/module-source.ts'
export { releaseSource, type Exposes } from './loading/release-source.ts'
export { drawFaults, type DrawFault } from './screens/draw-faults.tsx'
export { drawScreen } from './screens/draw-screen.tsx'
export { allLibraries } from './sharing/all-libraries.ts'
