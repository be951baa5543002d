import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readConsole, type ConsoleBuild } from '#operations/console/console-files'

/** The console as it lies built: read once, and again when a page is requested after another build. */
export class ConsoleBuildCache {
  readonly #folder: string
  #builtAt = 0
  #held: ConsoleBuild | undefined
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Throws where a file is not what was built. */
  newest(): ConsoleBuild | undefined {
    const builtAt = statSync(join(this.#folder, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (builtAt !== this.#builtAt) {
      this.#held = readConsole(this.#folder)
      this.#builtAt = builtAt
    }
    return this.#held
  }

  /** What the newest page was made of. */
  get held(): ConsoleBuild | undefined {
    return this.#held ?? this.newest()
  }
}
