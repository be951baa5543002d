import { upToDate } from './release/version.ts'

// `stale.ts shell lobby …`: prints the modules whose sources have changed since their last build.
console.log(
  process.argv
    .slice(2)
    .filter((name) => !upToDate(name))
    .join(' '),
)
