import type { ChildProcess } from 'node:child_process'

export function freePort(): Promise<number>
export function portIsFree(port: number): Promise<boolean>
export function startService(
  name: 'platform' | 'delivery' | 'sandbox-provider',
  env: Readonly<Record<string, string>>,
  /** `bundled`: the same sources from one file, which start in a part of the time. */
  options?: { readonly bundled?: boolean },
): Promise<ChildProcess>
