import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { ValueOf } from '@site/shared-api/contract/call'
import { moneyLimits, type memberLines, type memberRounds } from '@site/shared-api/contract/member-admin'
import type { ConsoleMember, ConsoleMemberDetail } from '@site/shared-api/contract/operator-member'
import { ApiError } from '#api/api-error'
import { momentIn } from '#api/pages/moment-in'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Platform } from '#api/platform'
import { insertAudit, withMerchant } from '#brands/index'
import { toJson } from '#db/json'
import { selectVendorNames } from '#games/index'
import { selectBalances } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'
import { recordLines } from '#money/record/account/account-record'
import { recordRounds } from '#money/record/betting/betting-record'
import {
  searchMembers,
  selectBrowsers,
  selectConsoleMember,
  selectLimits,
  selectSums,
  type MemberRow,
} from '#money/members/console/repository'
import { frozenOf } from '#money/members/freeze/freezes'
import { selectAccess } from '#money/members/freeze/repository'
import type { Holder } from '#money/record/account/account-record'
import { figuresOf } from '#money/record/profit/figures'
import { playWithin } from '#money/record/profit/profit-and-loss'
import { addDays, daysOf } from '#money/record/range'
import { debtIn } from '#money/debts/repository'
import { isSpendable } from '#money/ledger/account'
import { walletIdOf } from '#money/wallet/wallets'
import { nameOfWallet } from '#money/wallet/words'
import { fingerprintsOf } from '#money/withdraw/cards/fingerprints'

const MOST_SHOWN = 20
const SHOWN_DIGITS = 4
const ISO_DAY = 10

type Deps = Pick<Platform, 'brands' | 'clock' | 'db' | 'keyed'>

interface Named {
  readonly merchant: string
  readonly account: string
}
interface PageQuery {
  readonly cursor?: string | undefined
  readonly limit: number
  readonly language: LanguageCode
}

/** What operators see of members (PLT-09). */
export class MemberAdminService {
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
    const cards = await fingerprintsOf(this.#platform, merchant, search)
    const of = { merchant, search, cards, after: timePlace(cursor), limit: limit + 1 }
    const rows = await searchMembers(this.#platform.db, of)
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: page.map(toMemberDto), nextCursor }
  }

  /** A member with what they have and what they did last; who looked is written down. Throws ApiError `member_unknown`. */
  async read(actor: string, named: Named, language: LanguageCode): Promise<ConsoleMemberDetail> {
    const { clock, db } = this.#platform
    const now = clock.now()
    const { currency, holder, member, timeZone } = await this.#look(actor, named, language)
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
    const [access, limits, sums] = [
      await selectAccess(db, member.id),
      await selectLimits(db, member.id),
      await selectSums(
        db,
        balances.flatMap((one) => (one.currency === currency ? one.id : [])),
      ),
    ]
    const sumOf = (kind: string, side: 'credit' | 'debit'): bigint => sums.get(kind)?.[side] ?? 0n
    return {
      ...toMemberDto(member),
      freezes: frozenOf(access),
      limits: limits
        ? {
            limits: moneyLimits.parse(limits.limits),
            by: limits.by,
            why: limits.why,
            at: limits.at.toISOString(),
          }
        : null,
      sums: {
        deposited: toDecimal(sumOf('deposit', 'credit'), currency),
        reversed: toDecimal(
          sumOf('deposit-reversed', 'debit') - sumOf('deposit-reinstated', 'credit'),
          currency,
        ),
        withdrawn: toDecimal(
          sumOf('hold-posted', 'debit') - sumOf('withdrawal-returned', 'credit'),
          currency,
        ),
        bonuses: toDecimal(sumOf('bonus', 'credit'), currency),
        adjusted: toDecimal(sumOf('adjustment', 'credit') - sumOf('adjustment', 'debit'), currency),
      },
      vipLevel: member.vip_level,
      payeeName: member.payee_name,
      restricted: member.restricted,
      timeZone,
      currency,
      held: toDecimal(
        balances.reduce((sum, one) => (one.wallet === 'HELD' ? sum + one.balance : sum), 0n),
        currency,
      ),
      debt: toDecimal(debtIn(balances, currency), currency),
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

  /** Throws ApiError `member_unknown`. */
  async lines(actor: string, named: Named, page: PageQuery): Promise<ValueOf<typeof memberLines>> {
    const { clock, db } = this.#platform
    const { holder, since, timeZone } = await this.#look(actor, named, page.language, {
      part: 'lines',
      page: page.cursor !== undefined,
    })
    return await recordLines(db, holder, { ...daysOf({}, timeZone, clock.now()), from: since }, page)
  }

  /** Throws ApiError `member_unknown`. */
  async rounds(
    actor: string,
    named: Named,
    page: PageQuery & { readonly state: 'settled' | 'open' },
  ): Promise<ValueOf<typeof memberRounds>> {
    const { clock, db } = this.#platform
    const now = clock.now()
    const { holder, since, timeZone } = await this.#look(actor, named, page.language, {
      part: 'rounds',
      page: page.cursor !== undefined,
    })
    const { cursor, limit, state } = page
    return await recordRounds(
      db,
      holder,
      { ...daysOf({}, timeZone, now), from: since },
      { cursor, limit, state, now },
    )
  }

  /** The member that is looked at; the first page writes it into the audit log. */
  async #look(
    actor: string,
    named: Named,
    language: LanguageCode,
    { page = false, ...detail }: { part?: string; page?: boolean } = {},
  ) {
    const { clock, db } = this.#platform
    const brand = await this.#brand(named.merchant)
    const member = await selectConsoleMember(db, named)
    if (!member) throw new ApiError('member_unknown', { field: 'account' })
    if (!page)
      await insertAudit(db, {
        at: clock.now(),
        actor,
        action: 'member.looked',
        subject: `${member.merchant}/${member.account}`,
        detail: toJson(detail),
      })
    const { timeZone } = brand.document
    const { code: currency } = brand.document.currency
    const holder: Holder = { memberId: member.id, currency, language }
    // The books may begin before the account does, by what was brought along.
    const since = addDays(momentIn(member.created_at, timeZone).slice(0, ISO_DAY), -1)
    return { member, holder, since, timeZone, currency }
  }

  async #brand(merchant: string) {
    const brand = withMerchant(await this.#platform.brands.all(), merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    return brand
  }
}

function toMemberDto(row: MemberRow): ConsoleMember {
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
