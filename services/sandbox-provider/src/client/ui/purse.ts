import { CallError, type Api } from '#client/api'
import type { Boot } from '#client/boot'
import { h } from '#client/ui/dom'
import { moneyText } from '#client/ui/money'
import { ENDED } from '#client/ui/table'
import type { Words } from '#client/words/words'

/** The server fills play money up below a tenth of the full purse. */
const REFILL_UNDER = 10

/** The balance. While a round is on stage it is held, so that no update of it reveals how the round ends. */
export class Purse {
  readonly element: HTMLElement
  readonly #amount = h('output', { class: 'balance-amount' })
  readonly #refill: HTMLButtonElement
  readonly #boot: Boot
  readonly #api: Api
  readonly #full: number
  readonly #refused: (error: unknown) => void
  #balance = '0.00'
  #held = false
  constructor(boot: Boot, t: Words, api: Api, full: number, refused: (error: unknown) => void) {
    this.#boot = boot
    this.#api = api
    this.#full = full
    this.#refused = refused
    this.#refill = h(
      'button',
      { type: 'button', class: 'refill', hidden: true, onclick: () => void this.#fillUp() },
      t('refill'),
    )
    this.element = h(
      'footer',
      { class: 'purse' },
      h('span', { class: 'label' }, t('balance')),
      this.#amount,
      this.#refill,
    )
  }

  get balance(): string {
    return this.#balance
  }

  set(balance: string): void {
    this.#balance = balance
    this.#amount.textContent = moneyText(balance, this.#boot.currency)
    this.#refill.hidden = this.#boot.mode !== 'free' || Number(balance) * REFILL_UNDER >= this.#full
  }

  hold(): void {
    this.#held = true
  }
  /** Shows what the server knows by now. */
  release(): void {
    this.#held = false
    void this.refresh()
  }

  async refresh(): Promise<void> {
    if (this.#held) return
    try {
      const { balance } = await this.#api.call<{ balance: string }>('balance')
      if (!this.#held) this.set(balance)
    } catch (error) {
      // A wallet that does not answer says so when the player bets.
      if (error instanceof CallError && ENDED.includes(error.code)) this.#refused(error)
    }
  }

  async #fillUp(): Promise<void> {
    try {
      this.set((await this.#api.call<{ balance: string }>('refill')).balance)
    } catch (error) {
      this.#refused(error)
    }
  }
}
