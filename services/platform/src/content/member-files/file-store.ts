/** Where members' files lie; the release store's names and ways, and they can be forgotten. */
export interface FileStore {
  /** Undefined where there is nothing of that name. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** Takes away what is there; what is not there is gone as well. */
  remove(name: string): Promise<void>
}
