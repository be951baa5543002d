import { NetworkError } from '@site/shared-api'

/** The third party's code weighs more than the forms: it is fetched by those brands that have one. */
const service = () =>
  import('./phone-proofs.ts').catch((cause: unknown) => {
    throw new NetworkError('the phone service did not arrive', { cause })
  })

type Proofs = Awaited<ReturnType<typeof service>>

/** Sends a code by the third-party phone service (ACC-20, B4). Throws ApiError or NetworkError. */
export const sendByPhoneAuth = async (...asked: Parameters<Proofs['send']>): Promise<void> =>
  (await service()).send(...asked)

/** The service's ID token for a code that it has sent; throws ApiError `verification_code_wrong` where it fits none. */
export const confirmByPhoneAuth = async (...given: Parameters<Proofs['confirm']>): Promise<string> =>
  (await service()).confirm(...given)
