import { FirebaseEmulator } from '@site/tools/firebase-emulator'
import { z } from 'zod'

const sent = z.object({ sessionInfo: z.string() })
const proved = z.object({ idToken: z.string() })

/** The emulator, and what a browser does with the service's own library. */
export class FirebaseClient extends FirebaseEmulator {
  readonly #given = new Set<string>()

  /** Requests a code and enters it; a new ID token each time. */
  async provePhone(phoneNumber: string): Promise<string> {
    // Tokens of one number and the same second are the same.
    for (;;) {
      const token = await this.#prove(phoneNumber)
      if (this.#given.has(token)) continue
      this.#given.add(token)
      return token
    }
  }

  async #prove(phoneNumber: string): Promise<string> {
    const { sessionInfo } = sent.parse(
      await this.#ask('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'none' }),
    )
    const code = (await this.codes()).find((one) => one.sessionInfo === sessionInfo)?.code
    return proved.parse(await this.#ask('accounts:signInWithPhoneNumber', { sessionInfo, code })).idToken
  }

  /** An ID token of a user who has proved an e-mail address, not a phone. */
  async signUpByMail(email: string): Promise<string> {
    const body = { email, password: 'any-password', returnSecureToken: true }
    return proved.parse(await this.#ask('accounts:signUp', body)).idToken
  }

  async #ask(method: string, body: unknown): Promise<unknown> {
    const answer = await fetch(`${this.origin}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await answer.json()
  }
}
