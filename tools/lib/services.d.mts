import type { ChildProcess } from 'node:child_process'

export function freePort(): Promise<number>
export function portIsFree(port: number): Promise<boolean>
export function startService(
  name: 'platform' | 'delivery' | 'sandbox-provider',
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess>
