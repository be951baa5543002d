import type { MemberInfo, SessionInfo } from '@site/shared-api'

/** What a member is called: nickname, else account (A2), known from the session before the platform has answered. */
export function memberName(session: SessionInfo, info: MemberInfo | undefined): string {
  return info?.nickname || info?.account || session.userName
}

const graphemes = new Intl.Segmenter('th')

/** The first letter as it is written: a mark above or below stays with its letter. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
