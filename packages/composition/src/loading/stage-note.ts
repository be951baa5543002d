/** The name of the notes in the browser's own list of what took how long (User Timing). */
export const STAGE_NOTE = 'module-stage'

/** One stage of a module's way onto the page that was gone through; or that it came in another way than the first. */
export interface StageNote {
  readonly module: string
  readonly version: string
  readonly stage: 'fetch' | 'bootstrap' | 'fallback'
  /** Of a fall-back: with a second try, or an older release. */
  readonly kind?: 'again' | 'last-good'
}

/** Notes a stage that began at `start` (of `performance.now`) and is over now. */
export function noteStage(note: StageNote, start: number): void {
  // Not everything that draws a module has this list.
  performance.measure?.(STAGE_NOTE, { start, detail: note })
}
