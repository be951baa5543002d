import { Flights } from '#games/crash/flights'
import type { Deps } from '#deps'
import { Seeds } from '#fair/seeds'
import { Launches } from '#launch/launch.service'
import { Locks } from '#store/locks'
import { DrawChain } from '#games/lottery/draw-chain'
import { Draws } from '#games/lottery/draws'
import { RoundBook } from '#rounds/round-book'
import { Callbacks } from '#payments/callbacks'
import { Payments } from '#payments/payments'
import { Payouts } from '#payments/payouts'
import { Cashier } from '#wallet/cashier'

const SWEEP_MS = 60 * 60_000

/** The parts of the provider, put together. */
export interface Provider {
  deps: Deps
  locks: Locks
  launches: Launches
  book: RoundBook
  cashier: Cashier
  seeds: Seeds
  chain: DrawChain
  payments: Payments
  payouts: Payouts
  /** Stops timers and lets wallet calls under way end; the store stays open. */
  stop(): Promise<void>
}

/** Takes up everything that was under way when the service last stopped. */
export async function startProvider(deps: Deps): Promise<Provider> {
  const locks = new Locks()
  const book = new RoundBook(deps.store)
  const launches = new Launches(deps, locks)
  const cashier = new Cashier(deps, book, locks)
  const chain = new DrawChain(deps)
  const callbacks = new Callbacks(deps)
  await Promise.all([book.load(), chain.load(), launches.sweep()])
  const sweeping = setInterval(() => void launches.sweep(), SWEEP_MS)
  sweeping.unref()
  const provider: Provider = {
    deps,
    locks,
    launches,
    book,
    cashier,
    seeds: new Seeds(deps),
    chain,
    payments: new Payments(deps, locks, callbacks),
    payouts: new Payouts(deps, locks, callbacks),
    async stop() {
      await callbacks.stop()
      clearInterval(sweeping)
      flights.stop()
      draws.stop()
      await cashier.stop()
    },
  }
  const flights = new Flights(provider)
  const draws = new Draws(provider)
  flights.start()
  callbacks.start()
  await draws.start()
  await cashier.resume()
  return provider
}
