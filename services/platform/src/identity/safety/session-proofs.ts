import type { CodeChannel } from '@site/shared-api/contract/payment-password'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { CodeRequest } from '#identity/one-time-code/one-time-codes'
import { maskedEmail, maskedMobile } from '#identity/safety/masked'
import type { AccountRow } from '#identity/safety/repository'
import { keepProof, selectProvedUntil } from '#identity/safety/session-proofs.repository'
import type { Session } from '#identity/session/service'
import type { Visitor } from '#identity/session/visitor'

const MINUTE_MS = 60_000
/** How long a right code replaces the missing password. */
const GOOD_FOR_MS = 10 * MINUTE_MS

interface ProofTo {
  readonly channel: CodeChannel
  /** E.164, or an e-mail address. */
  readonly address: string
  /** Masked. */
  readonly to: string
}

type ProofCodeRequest = Pick<CodeRequest, 'brand' | 'language' | 'requester' | 'host'> & {
  readonly visitor: Visitor
}

/** Where a member without a password is reached: the confirmed number, else the confirmed e-mail address, else the one they gave. */
export function proofToOf(account: AccountRow): ProofTo | undefined {
  const { email, mobile, mobile_verified_at: mobileAt } = account
  if (mobile !== null && mobileAt !== null)
    return { channel: 'sms', address: mobile, to: maskedMobile(mobile) }
  return email === null ? undefined : { channel: 'mail', address: email, to: maskedEmail(email) }
}

/** What takes the place of a password in an account that has none (MEM-06): a code to its number or e-mail, good for ten minutes of this one session. */
export class SessionProofs {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Epoch ms until which no other code is sent, and where this one goes. Throws ApiError `feature_unavailable` where nothing can be sent, and what `OneTimeCodes.send` throws. */
  async send(
    account: AccountRow,
    { visitor, ...codeRequest }: ProofCodeRequest,
  ): Promise<{ expirationTime: number; channel: CodeChannel; to: string }> {
    const { browsers, codes } = this.#platform
    const proofTo = proofToOf(account)
    if (!proofTo) throw new ApiError('feature_unavailable')
    const { address, channel, to } = proofTo
    const expirationTime = await codes.send({
      ...visitor,
      ...codeRequest,
      mobile: address,
      channel,
      purpose: 'proof',
      knownBrowser: await browsers.knownTo(codeRequest.brand.merchant, account.account, visitor.browser),
      wanted: true,
    })
    return { expirationTime, channel, to }
  }

  /** Throws ApiError `verification_code_wrong` (field `code`). */
  async confirm(
    {
      account,
      brand,
      session,
      visitor,
    }: {
      account: AccountRow
      brand: LiveBrand
      session: Session
      visitor: Visitor
    },
    code: string,
  ): Promise<Date> {
    const { clock, codes, db } = this.#platform
    const proofTo = proofToOf(account)
    if (!proofTo) throw new ApiError('verification_code_wrong', { field: 'code' })
    const lookup = {
      merchant: brand.merchant,
      mobile: proofTo.address,
      purpose: 'proof',
      requester: visitor.requester,
    } as const
    const right = await codes.check(lookup, code, 'code')
    const now = clock.now()
    const until = new Date(now.getTime() + GOOD_FOR_MS)
    await db.transaction().execute(async (tx) => {
      await right.use(tx)
      await keepProof(tx, { sessionId: session.id, memberId: session.memberId, until, now })
    })
    return until
  }

  /** Throws ApiError `proof_required` with where a code goes. Who can be reached nowhere proves it by a sign-in of the same ten minutes. */
  async require(session: Session, account: AccountRow): Promise<void> {
    const { clock, db } = this.#platform
    const now = clock.now()
    if ((await selectProvedUntil(db, session.id, now)) !== undefined) return
    const proofTo = proofToOf(account)
    if (!proofTo && now.getTime() - session.createdAt.getTime() < GOOD_FOR_MS) return
    const codeTo = proofTo ? { channel: proofTo.channel, to: proofTo.to } : null
    throw new ApiError('proof_required', { field: 'password', data: { codeTo } })
  }
}
