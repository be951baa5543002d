import { faultOf, type FieldRule } from '@site/config'
import { registerSettings } from '@site/shared-api/contract/system'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '#api/api-error'
import type { Config } from '#start/config'
import type { LiveBrand } from '#brands/index'
import { isCommon } from '#identity/password/common-passwords'
import { isLeaked } from '#identity/password/leaked-passwords'

/** What every new password must be, wherever it is set (B5, ACC-21). */
export class PasswordRules {
  readonly #leakedUrl: string | undefined
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  constructor({ config, log }: { config: Config; log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#leakedUrl = config.accounts.leakedPasswordsUrl
    this.#log = log
  }

  /** Throws ApiError `invalid_input` or `password_common` with this field. */
  async check(
    brand: LiveBrand,
    password: string,
    about: { account: string | undefined; field: string },
  ): Promise<void> {
    const { account, field } = about
    const fault = faultOf(passwordRule(brand), password)
    if (fault !== undefined) throw new ApiError('invalid_input', { field, data: { fault } })
    if (isCommon(password, account)) throw new ApiError('password_common', { field })
    if (this.#leakedUrl === undefined) return
    const failed = (reason: string): void => this.#log.warn({ reason }, 'leaked passwords were not checked')
    if (await isLeaked(this.#leakedUrl, password, failed)) throw new ApiError('password_common', { field })
  }
}

/** The brand's rule for passwords; a password is never optional. */
function passwordRule(brand: LiveBrand): FieldRule {
  const rule = registerSettings.shape.fields.parse(brand.register).find(({ name }) => name === 'password')
  const { minLength = 8, maxLength = null, patternId = null } = rule ?? {}
  return { required: true, minLength, maxLength, patternId }
}
