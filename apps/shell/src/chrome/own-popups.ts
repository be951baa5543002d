import type { OwnParts } from '@site/composition'

/** What the shell itself puts into popups, each fetched when it is first requested. */
export const OWN_POPUPS: OwnParts = {
  alert: () => import('#host/popups/alert-panel.tsx').then(({ AlertPanel }) => AlertPanel),
  member: () => import('./member-popup/member-panel.tsx').then(({ MemberPanel }) => MemberPanel),
  language: () => import('./language/language-panel.tsx').then(({ LanguagePanel }) => LanguagePanel),
}
