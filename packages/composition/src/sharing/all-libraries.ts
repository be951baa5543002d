import { sharedLibraries } from './shared-libraries.ts'
import * as rxjs from './shared-rxjs.ts'

/** What the server builds of modules are given instead of their own copies: nothing is fetched later there. */
export const allLibraries: Readonly<Record<string, object>> = { ...sharedLibraries, rxjs }
