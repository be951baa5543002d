import type { ComponentType } from 'react'

export interface OwnPartProps {
  readonly params: Readonly<Record<string, string>>
  /** Closes the popup, after something was chosen in it. */
  readonly onLeave: () => void
}

/** What the shell itself puts into popups, each fetched when it is first asked for. */
export const OWN_PARTS: Readonly<Record<string, () => Promise<{ default: ComponentType<OwnPartProps> }>>> = {
  alert: () => import('./alert-panel.tsx').then(({ AlertPanel }) => ({ default: AlertPanel })),
  member: () =>
    import('#chrome/member-popup/member-panel.tsx').then(({ MemberPanel }) => ({ default: MemberPanel })),
  language: () =>
    import('#chrome/language/language-panel.tsx').then(({ LanguagePanel }) => ({ default: LanguagePanel })),
  invite: () => import('#invite/invite-panel.tsx').then(({ InvitePanel }) => ({ default: InvitePanel })),
}
