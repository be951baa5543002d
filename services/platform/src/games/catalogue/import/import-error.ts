/** The list as a whole cannot be used; the message says what is wrong and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
