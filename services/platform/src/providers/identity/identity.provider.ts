/** Pictures of a paper, as a provider is shown them. */
export interface ShownPapers {
  readonly memberId: string
  readonly document: string
  readonly pictures: readonly Buffer[]
}

/** What a provider says: sure, or for a person to decide. */
export type PaperVerdict =
  | { readonly verdict: 'verified' }
  | { readonly verdict: 'refused'; readonly why: string }
  | { readonly verdict: 'person' }

/** Checks documents before a person does; throws where it does not answer, and a person checks then. */
export interface IdentityProvider {
  readonly name: string
  /** It checks nothing, which members and operators are shown. */
  readonly isSandbox: boolean
  look(papers: ShownPapers): Promise<PaperVerdict>
}
