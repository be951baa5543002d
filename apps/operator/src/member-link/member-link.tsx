import { readMember } from '@site/shared-api/contract/operator-member'
import { NameText } from '#member-link/name-text.tsx'
import { NamedLink } from '#member-link/named-link.tsx'
import { useMay } from '#session/rights.ts'

interface Props {
  readonly merchant: string
  readonly account: string
  /** The brand goes without saying. */
  readonly bare?: boolean
}

/** An account by its brand and name; a link to its page for operators who may view it. */
export function MemberLink({ account, merchant, bare = false }: Props) {
  const may = useMay()
  if (!may(readMember)) return <NameText>{bare ? account : `${merchant} / ${account}`}</NameText>
  return <NamedLink account={account} bare={bare} merchant={merchant} to="members" />
}
