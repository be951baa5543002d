/** A start that cannot succeed until somebody changes something; its message says what. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
