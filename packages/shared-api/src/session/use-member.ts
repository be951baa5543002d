import { memberInfo } from '../contract/member.ts'
import { useSession } from '../hooks.ts'
import { callQuery } from '../query.ts'
import { useQuery } from '../use-query.ts'

/** Who is signed in, as every place names them: nickname, else account (A2), and the head icon they chose; `asking` while only the account is known. Empty for a guest. */
export function useMember() {
  const session = useSession()
  const { data, isLoading } = useQuery({ ...callQuery(memberInfo), enabled: session !== null })
  const account = session?.userName ?? ''
  return { account, name: data?.nickname || account, icon: data?.icon ?? undefined, asking: isLoading }
}
