import type { ChildProcess } from 'node:child_process'

export function freePort(): Promise<number>
export function portIsFree(port: number): Promise<boolean>
export function startService(
  name: 'platform' | 'delivery' | 'sandbox-provider',
  env: Readonly<Record<string, string>>,
  /** `file`: what its sources were bundled into, which starts in a part of the time; `flags`: Node’s own. */
  options?: { readonly file?: string; readonly flags?: readonly string[] },
): Promise<ChildProcess>
