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

/** Whoever looks at papers first; throws where it does not answer, and a person looks then. */
export interface IdentityProvider {
  readonly name: string
  /** It checks nothing: members and operators are told so. */
  readonly isSandbox: boolean
  look(papers: ShownPapers): Promise<PaperVerdict>
}
