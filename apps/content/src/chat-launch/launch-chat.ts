import { call } from '@site/shared-api'
import { chatLaunch } from '@site/shared-api/contract/chat'

/** Where the brand's chat opens, requested as in B7. */
export function launchChat(title: string) {
  const headerColor = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  return call(chatLaunch, {
    query: {
      b2c: 1,
      backUrl: location.pathname + location.search,
      ...(/^#[0-9a-f]{6}$/i.test(headerColor) && { headerColor }),
      title,
      template: 'v2',
    },
  })
}
