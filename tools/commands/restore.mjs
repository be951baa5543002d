import { handOnOffline } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run restore -- FOLDER',
  what: `Makes database and releases of a site again from such a folder, after a look at every file of it. Fills an empty database and
an empty data folder; existing data is never written over.`,
  words: [1, 1],
  options: {
    'data-dir': { type: 'string', what: 'data folder of the site (DATA_DIR, default .data)' },
    'database-url': { type: 'string', what: 'its PostgreSQL (DATABASE_URL)' },
  },
  run: (given) => handOnOffline('restore.ts', given),
}
