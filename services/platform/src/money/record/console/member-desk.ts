import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { ConsoleMember, ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Platform } from '#api/platform'
import { insertAudit, withMerchant } from '#brands/index'
import { selectVendorNames } from '#games/index'
import { selectBalances } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'
import { recordLines } from '#money/record/account/account-record'
import { recordRounds } from '#money/record/betting/betting-record'
import {
  searchMembers,
  selectBrowsers,
  selectConsoleMember,
  type MemberRow,
} from '#money/record/console/repository'
import { figuresOf } from '#money/record/profit/figures'
import { playWithin } from '#money/record/profit/profit-and-loss'
import { addDays, daysOf } from '#money/record/range'
import { isSpendable, walletIdOf } from '#money/wallet/wallets'
import { nameOfWallet } from '#money/wallet/words'

const MOST_SHOWN = 20
const SHOWN_DIGITS = 4

type Deps = Pick<Platform, 'brands' | 'clock' | 'db'>

/** What operators see of members (PLT-09). */
export class MemberDesk {
  readonly #platform: Deps
  constructor(platform: Deps) {
    this.#platform = platform
  }

  async list(
    merchant: string,
    {
      search = '',
      cursor,
      limit,
    }: { search?: string | undefined; cursor?: string | undefined; limit: number },
  ): Promise<{ list: ConsoleMember[]; nextCursor: string | null }> {
    await this.#brand(merchant)
    const of = { merchant, search, after: timePlace(cursor), limit: limit + 1 }
    const rows = await searchMembers(this.#platform.db, of)
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: page.map(toldMember), nextCursor }
  }

  /** A member with what they have and what they did last; who looked is written down. Throws ApiError `member_unknown`. */
  async read(
    actor: string,
    named: { merchant: string; account: string },
    language: LanguageCode,
  ): Promise<ConsoleMemberDetail> {
    const { clock, db } = this.#platform
    const brand = await this.#brand(named.merchant)
    const member = await selectConsoleMember(db, named)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    const now = clock.now()
    await insertAudit(db, {
      at: now,
      actor,
      action: 'member.looked',
      subject: `${member.merchant}/${member.account}`,
      detail: {},
    })
    const { timeZone } = brand.document
    const { code: currency } = brand.document.currency
    const holder = { memberId: member.id, currency, language }
    const month = daysOf({ range: 'month' }, timeZone, now)
    const season = { ...month, from: addDays(month.today, -91) }
    const page = { limit: MOST_SHOWN, cursor: undefined }
    const [balances, vendors] = [await selectBalances(db, member.id), await selectVendorNames(db)]
    const [lines, open, settled, play, devices] = [
      await recordLines(db, holder, season, page),
      await recordRounds(db, holder, season, { ...page, state: 'open', now }),
      await recordRounds(db, holder, season, { ...page, state: 'settled', now }),
      await playWithin(db, holder, month, {}),
      await selectBrowsers(db, member.id, MOST_SHOWN),
    ]
    return {
      ...toldMember(member),
      vipLevel: member.vip_level,
      payeeName: member.payee_name,
      restricted: member.restricted,
      timeZone,
      currency,
      held: toDecimal(
        balances.reduce((sum, one) => (isSpendable(one.wallet) ? sum : sum + one.balance), 0n),
        currency,
      ),
      wallets: balances
        .filter(({ wallet }) => isSpendable(wallet))
        .map((one) => ({
          walletId: walletIdOf(one.wallet),
          name: nameOfWallet(one.wallet, vendors, language),
          balance: toDecimal(one.balance, one.currency),
          currency: one.currency,
        })),
      play: figuresOf(play.chosen, currency),
      lines: lines.list,
      rounds: [...open.list, ...settled.list],
      devices: devices.map(({ id, device, address, created_at, used_at }) => ({
        id,
        device,
        address,
        firstAt: created_at.toISOString(),
        lastAt: used_at.toISOString(),
      })),
    }
  }

  async #brand(merchant: string) {
    const brand = withMerchant(await this.#platform.brands.all(), merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    return brand
  }
}

function toldMember(row: MemberRow): ConsoleMember {
  return {
    id: row.id,
    merchant: row.merchant,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    status: row.status,
    mobile: row.mobile === null ? null : `…${row.mobile.slice(-SHOWN_DIGITS)}`,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }
}
