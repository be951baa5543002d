/** Something that was read, and the mark by which a later write says that it knew of it. */
export interface Stored {
  readonly bytes: Buffer
  readonly tag: string
}

/** Releases as all hosts have them. Names are those of the registry's folder: `files/lobby/entry.1a2b.js`. */
export interface ReleaseStore {
  /** Undefined where there is nothing of that name. */
  read(name: string): Promise<Stored | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** Writes what is unchanged since it was read (`undefined`: was not there); false where it has changed. */
  replace(name: string, bytes: Buffer, known: string | undefined): Promise<boolean>
  names(prefix: string): Promise<string[]>
}
