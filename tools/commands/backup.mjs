import { handOnOffline } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run backup -- FOLDER',
  what: `Keeps database and releases of a site in a folder. A PostgreSQL is read while the site goes on (pg_dump); the embedded
database while it does not run.`,
  words: [1, 1],
  options: {
    'data-dir': { type: 'string', what: 'data folder of the site (DATA_DIR, default .data)' },
    'database-url': { type: 'string', what: 'its PostgreSQL (DATABASE_URL)' },
  },
  run: (given) => handOnOffline('backup.ts', given),
}
