/** What is found in the folders of the domains: paths below `src`. */
export const KINDS = {
  routes: /(^|[/.])routes\.ts$/,
  migrations: /\/migrations\/[\w.-]+\.ts$/,
  seeds: /\.seed\.ts$/,
  /** Documents that operators write. */
  managed: /\.managed\.ts$/,
} as const

export type Kind = keyof typeof KINDS

/** A file of a domain. */
export interface Part {
  /** Below `src`, with `/`. */
  path: string
  load(): Promise<Record<string, unknown>>
}
