import type { Plan } from '@site/config/schema'
import { SiteRoot } from '@site/shared-api'
import common from '@site/shared-api/messages/EN.json'
import { startTestSite } from '@site/shared-api/testing'
import { moduleTexts } from '@site/shared-api/testing/module-texts'
import { render } from '@testing-library/react'
import { join } from 'node:path'
import type { ReactNode } from 'react'

const EN = moduleTexts(join(__dirname, '..'))

export const SESSION = {
  token: 'half',
  merchantCode: 'lotus',
  userName: 'lotus.demo',
  type: 0,
  firstTimeLogin: false,
}

export const wallets = (sumBalance: string, names: readonly string[] = ['Main wallet']) => ({
  value: {
    sumBalance,
    currency: 'THB',
    wallets: names.map((name, index) => ({
      walletId: `${index}`,
      name,
      balance: sumBalance,
      currency: 'THB',
    })),
  },
})

/** The part under test on a started site with this module's English texts. */
export function openSite(part: ReactNode, overrides: Partial<Plan> = {}) {
  const started = startTestSite({ messages: { 'member-centre': EN, common }, ...overrides })
  const { container } = render(<SiteRoot>{part}</SiteRoot>)
  return { ...started, container }
}
