interface Loudness {
  readonly quiet?: boolean
}
export function build(names?: readonly string[], loudness?: Loudness): Promise<void>
export function publish(
  names: readonly string[],
  dataDir: string,
  options?: Loudness & { readonly force?: boolean },
): Promise<string>
