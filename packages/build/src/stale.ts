import { upToDate } from './release/version.ts'

/** A module whose sources cannot be read is reported by its own build. */
function isStale(name: string): boolean {
  try {
    return !upToDate(name)
  } catch {
    return true
  }
}

// `stale.ts shell lobby …`: prints the modules whose sources have changed since their last build.
console.log(process.argv.slice(2).filter(isStale).join(' '))
