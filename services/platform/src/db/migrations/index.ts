import type { Migration } from '#db/migration'
import { core } from '#db/migrations/001-core'

/** All steps of the schema. A domain adds its file here; 002 belongs to the catalogue. */
export const migrations: readonly Migration[] = [core]
