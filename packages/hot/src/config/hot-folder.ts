import { join } from 'node:path'
import { root } from '@site/build/src/paths.ts'

/** Where a module's hot build is written. */
export const hotFolder = (name: string): string => join(root, '.cache', 'hot', name)
