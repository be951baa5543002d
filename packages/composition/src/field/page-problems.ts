/** What has gone wrong on the page, gathered from its start for the later report. */
export interface PageProblems {
  readonly failures: { readonly module: string; readonly version: string; readonly stage: string }[]
  /** Where scripts threw uncaught errors: the error's stack, or the file and the line that the browser names. */
  readonly errors: string[]
}

/** More of each says nothing new. */
export const MOST_PROBLEMS = 40
