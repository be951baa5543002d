/** A start that cannot succeed until the configuration changes; its message says what to change. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
