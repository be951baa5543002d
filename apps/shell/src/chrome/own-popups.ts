import type { OwnPopups } from '#host/popups/own-popups.ts'

/** What the frame itself puts into popups, each fetched when it is first asked for. */
export const OWN_POPUPS: OwnPopups = {
  member: () => import('./member-popup/member-panel.tsx').then(({ MemberPanel }) => MemberPanel),
  language: () => import('./language/language-panel.tsx').then(({ LanguagePanel }) => LanguagePanel),
}
