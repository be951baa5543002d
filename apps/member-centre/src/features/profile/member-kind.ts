/** Message key of a member type (decisions: member types). */
const KINDS: Readonly<Record<number, string>> = {
  0: 'kind.member',
  1: 'kind.agent',
  2: 'kind.agent',
  3: 'kind.trial_agent',
  4: 'kind.trial',
  40: 'kind.demo',
  41: 'kind.sub_account',
  42: 'kind.sub_account',
}

export function kindKey(type: number): string {
  return KINDS[type] ?? 'kind.member'
}
