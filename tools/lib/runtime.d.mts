export function isSupported(version?: string): boolean
export function pinnedRuntime(options?: {
  readonly platform?: string
  readonly version?: string
  readonly folder?: string
}): string
export function rerunWith(node: string): void
