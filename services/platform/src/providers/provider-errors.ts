/** The provider answered no: it accepted nothing, and the same request will not be accepted either. `reason` is its own code. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  readonly reason: string
  constructor(reason: string) {
    super(`the provider refused: ${reason}`)
    this.reason = reason
  }
}

/** Certainly not accepted: the request never reached the provider, or was turned away unread. It may be sent again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** Whether it was accepted is unknown: silence, a time-out, an answer of 5xx or one that cannot be read. It must not be sent again. */
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown'
}
