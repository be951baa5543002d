// A worker does not inherit the TypeScript loader of its process.
import { tsImport } from 'tsx/esm/api'
await tsImport('./draw.worker.ts', import.meta.url)
