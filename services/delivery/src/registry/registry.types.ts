import type { Release } from '@site/config/schema'
import type { Channels, Pointer } from './channels.ts'
import type { Who } from './rollout-cohort.ts'
import type { By, Move } from './moves.ts'
import type { Served } from './served.ts'
import type { Signatures } from './signatures.ts'

/** A release's code for the server: a file, and its integrity where the release says it. */
export interface ServerBuild {
  readonly file: string
  readonly integrity: string | undefined
}

export interface PublishOptions {
  /** Lets a release go live that is older than the live one. */
  readonly force?: boolean
  /** Who releases, and why; shown in the list of changes. */
  readonly by?: By
}

/** Immutable releases of modules, and the pointer that says which one is live (architecture: delivery). */
export interface Registry {
  /** Every module that has a live release, the shell and the one bundle left out. */
  modules(): readonly string[]
  live(module: string): Release | undefined
  /** The last release that served well; none that failed (MOD-07). */
  lastGood(module: string): Release | undefined
  release(module: string, version: string): Release | undefined
  /** Integrity of a file of any release ever published; old pages go on asking for theirs. */
  integrityOf(module: string, file: string): string | undefined
  /** Checks a build and copies its files in; repairs those of the same release. Throws RefusedRelease. Nothing is live by it yet. */
  stage(release: Release, dist: string): void
  /** The same in two steps, for who looks at the release in between: its files, and then what makes it known. */
  stageFiles(release: Release, dist: string): void
  describe(release: Release): void
  /** Who signed which release. */
  readonly signatures: Signatures
  /** Throws RefusedRelease for releases that could not go live together: with the shell, with one another, with what is live. */
  check(releases: readonly Release[], options?: PublishOptions): void
  /** The pointers when these are live: for callers that keep them elsewhere. Throws RefusedRelease. */
  pointed(now: Channels, releases: readonly Release[], options?: PublishOptions): Channels
  /** The pointers when a module, or one release of it, is off. Throws RefusedRelease. */
  without(now: Channels, module: string, version?: string): Channels
  /** Makes releases that lie in the registry live, all at once. Throws RefusedRelease. */
  point(releases: readonly Release[], options?: PublishOptions): void
  /** `stage` and `point`. Publishing the same again changes nothing but damaged files. */
  publish(release: Release, dist: string, options?: PublishOptions): void
  /**
   * Takes a module off, or one release of it: a live one gives way to its fall-back. Throws RefusedRelease where another
   * module needs what goes. Its files stay for the pages that are open, as those of older releases do, and are swept later.
   */
  remove(module: string, version?: string): void
  /** Folder of a module's browser files; names never change meaning. */
  filesFolder(module: string): string
  /** What draws a release on the server, with what it has to be. */
  serverBuild(release: Release): ServerBuild
  readonly served: Served
  /** Whether the pointers themselves can be read; else the last whole ones are used. */
  isReadable(): boolean
  /** Changes whenever any pointer changes, or what it says of a canary. */
  revision(): string
  /** What is live for a visitor: a canary, a brand's pin, else this registry itself. */
  seenBy(who: Who): Registry
  /** Of `seenBy`: the key of the visitor's cohort; empty for what is live. */
  readonly cohort: string
  /** Whether a brand's visitors differ: some of them have a canary. */
  isSplit(merchant: string): boolean
  /** A module's pointers with its latest changes. */
  pointer(module: string): Pointer | undefined
  /** Versions of a module that are here, the last staged first. */
  versions(module: string): readonly string[]
  /** The pointers after a move, checked for all visitors who would get another release by it. Throws RefusedRelease. */
  moved(now: Channels, move: Move, by: By): Channels
  /** Makes a move. Throws RefusedRelease. */
  move(move: Move, by: By): void
  /** Changes the pointers while others are answered; throws what `next` throws, and changes nothing then. */
  change(next: (now: Channels) => Channels): Promise<void>
  /** Deletes what was taken off or retired long enough ago. */
  tidy(): void
}
