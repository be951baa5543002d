/** Who somebody is at a provider, by what only it knows. */
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

/** Whoever was asked at the provider did not want to. */
export class SocialCancelled extends Error {}

/** Signs people in at somebody else's (ACC-06). */
export interface SocialSignIn {
  /** Whether the provider can be reached; asks anew in the background where it could not. */
  isReady(): boolean
  /** A new trip, and where it begins. Throws where the provider cannot be reached. */
  begin(redirectUri: string): Promise<{ trip: SocialTrip; to: URL }>
  /** Who came back; `url` is the address with the provider's answer. Throws SocialCancelled, or anything where the answer is not what the trip asked for. */
  finish(url: URL, trip: SocialTrip): Promise<SocialIdentity>
}
