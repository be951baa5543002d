/** A person's identity at a provider, by what only it knows. */
export interface SocialIdentity {
  /** The provider's own name of the person: the one thing that never changes. */
  readonly subject: string
  /** Only where the provider has verified it. */
  readonly email: string | undefined
}

/** What one way to the provider and back is bound to; kept by the browser alone. */
export interface SocialTrip {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The person declined at the provider. */
export class SocialCancelled extends Error {}

/** Signs people in with an account elsewhere (ACC-06). */
export interface SocialSignIn {
  /** Whether the provider can be reached; asks anew in the background where it could not. */
  isReady(): boolean
  /** A new trip, and where it begins. Throws where the provider cannot be reached. */
  begin(redirectUri: string): Promise<{ trip: SocialTrip; to: URL }>
  /** Who came back; `url` is the address with the provider's answer. Throws SocialCancelled, or any error for another answer. */
  finish(url: URL, trip: SocialTrip): Promise<SocialIdentity>
}
