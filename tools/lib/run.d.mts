interface RunOptions {
  readonly quiet?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}
/** What the command said, where it was quiet. Throws where it ends with another code than 0. */
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<string>
export function runNode(file: string, args?: readonly string[], options?: RunOptions): Promise<string>
export function fail(error: unknown): never
