/** The list as a whole cannot be used; the message says what is wrong and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  /** The columns that it has, where it was read that far: an operator may say what they hold. */
  readonly headers: readonly string[]
  constructor(message: string, headers: readonly string[] = []) {
    super(message)
    this.headers = headers
  }
}
