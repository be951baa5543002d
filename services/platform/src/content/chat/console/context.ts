import type { ValueOf } from '@site/shared-api/contract/call'
import { OPERATOR_ROLES } from '@site/shared-api/contract/operator'
import type { chatContext } from '@site/shared-api/contract/operator-chat'
import type { Platform } from '#api/platform'
import { withMerchant } from '#brands/index'
import { selectMemberSeen, type ListedChat } from '#content/chat/console/chats.repository'
import { deviceName, selectLive } from '#identity/index'
import { isSpendable, selectBalances, toDecimal } from '#money/index'
import type { Operator } from '#operations/index'

type Context = ValueOf<typeof chatContext>
const MOST_DEVICES = 5

/** Who writes, as far as the operator's role may see it: money with the right `money`, devices with `members` or `risk`. */
export async function contextOf(
  platform: Pick<Platform, 'brands' | 'clock' | 'db'>,
  { role }: Operator,
  chat: ListedChat,
): Promise<Context> {
  const rights: readonly string[] = OPERATOR_ROLES[role]
  const brand = withMerchant(await platform.brands.held(), chat.merchant)
  const currency = brand?.document.currency.code ?? ''
  const { member_id: id } = chat
  const about = {
    merchant: chat.merchant,
    brand: brand?.document.name ?? chat.merchant,
    language: chat.language,
    contact: chat.contact,
    page: chat.page,
  }
  const member = id === null ? undefined : await selectMemberSeen(platform.db, id)
  if (id === null || !member)
    return {
      ...about,
      account: null,
      nickname: null,
      active: true,
      since: chat.created_at.toISOString(),
      lastLoginAt: null,
      balance: null,
      devices: null,
    }
  return {
    ...about,
    account: member.account,
    nickname: member.nickname,
    active: member.status === 'active',
    since: member.created_at.toISOString(),
    lastLoginAt: member.last_login_at?.toISOString() ?? null,
    balance: rights.includes('money') ? await balanceOf(platform, id, currency) : null,
    devices: rights.includes('members') || rights.includes('risk') ? await devicesOf(platform, id) : null,
  }
}

async function balanceOf(
  { db }: Pick<Platform, 'db'>,
  id: string,
  currency: string,
): Promise<Context['balance']> {
  const rows = await selectBalances(db, id)
  const sum = rows
    .filter((row) => isSpendable(row.wallet) && row.currency === currency)
    .reduce((total, { balance }) => total + balance, 0n)
  return { amount: toDecimal(sum, currency), currency }
}

async function devicesOf(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  id: string,
): Promise<Context['devices']> {
  const live = await selectLive(db, id, clock.now())
  return live.slice(0, MOST_DEVICES).map(({ device, renewed_at }) => ({
    name: Object.values(deviceName(device))
      .filter((word) => word !== null)
      .join(' · '),
    lastSeen: renewed_at.toISOString(),
  }))
}
