/** What the judge needs to know of a module's releases. */
export interface Pointers {
  readonly module: string
  readonly live: string
  readonly canary:
    | {
        readonly version: string
        readonly percent: number
        readonly brands: readonly string[] | undefined
        /** Pages or the server said that it does not work: no visitor has it any more, and it has still to be taken back. */
        readonly failed: boolean
        /** When it began; another canary of the same release has another one. */
        readonly since: string
        /** A good one is promoted by itself. */
        readonly auto: boolean
      }
    | undefined
}

/** Where releases are pointed at: the control side of the service of pages. */
export interface Control {
  /** Throws where it does not answer. */
  list(): Promise<readonly Pointers[]>
  /** Ends a canary, or makes it live; refused by throwing where another one is there by then. */
  move(
    module: string,
    move: { readonly did: 'stop' | 'promote'; readonly version: string },
    why: string,
  ): Promise<void>
}
