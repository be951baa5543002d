import type { Deps } from '#deps'
import { GameError } from '#api/errors'
import type { Locks } from '#store/locks'
import { keys } from '#store/keys'
import { launchRecord, text, type Launch, type LaunchBody } from '#store/records'

const PLAY_BYTES = 24
/** An address that was never opened is dropped after the launch token has expired for sure. */
const UNOPENED_MS = 5 * 60_000
const OPENED_MS = 7 * 24 * 60 * 60_000

/** Addresses at which a game waits for its player. */
export class Launches {
  readonly #deps: Pick<Deps, 'store' | 'token' | 'clock'>
  readonly #locks: Locks
  constructor(deps: Pick<Deps, 'store' | 'token' | 'clock'>, locks: Locks) {
    this.#deps = deps
    this.#locks = locks
  }

  /** Makes an address; the same launch again gets the same one. Throws `channel_conflict` for another one of that channel. */
  async make(body: LaunchBody): Promise<Launch> {
    return this.#locks.run(`channel ${body.channel}`, async () => {
      const { store, token, clock } = this.#deps
      const known = await store.get(text, keys.channel(body.channel))
      const before = known === undefined ? undefined : await store.get(launchRecord, keys.launch(known))
      if (before !== undefined) {
        if (JSON.stringify(before.body) === JSON.stringify(body)) return before
        throw new GameError('channel_conflict', { field: 'channel' })
      }
      const launch: Launch = { play: token(PLAY_BYTES), body, at: clock.now(), session: null, openedAt: null }
      await store.write([
        { put: keys.launch(launch.play), value: launch },
        { put: keys.channel(body.channel), value: launch.play },
      ])
      return launch
    })
  }

  async find(play: string): Promise<Launch | undefined> {
    if (!/^[A-Za-z0-9_-]{32}$/.test(play)) return undefined
    const launch = await this.#deps.store.get(launchRecord, keys.launch(play))
    return launch === undefined || this.#isOld(launch) ? undefined : launch
  }

  /** Notes that the game was opened, with the wallet's session of a real one. */
  async opened(launch: Launch, session: string | null): Promise<Launch> {
    const open: Launch = { ...launch, session, openedAt: this.#deps.clock.now() }
    await this.#deps.store.write([{ put: keys.launch(launch.play), value: open }])
    return open
  }

  /** Forgets addresses that open nothing any more. */
  async sweep(): Promise<void> {
    const old = (await this.#deps.store.list(launchRecord, keys.launches)).filter((one) => this.#isOld(one))
    await this.#deps.store.write(
      old.flatMap((one) => [{ remove: keys.launch(one.play) }, { remove: keys.channel(one.body.channel) }]),
    )
  }

  #isOld({ at, openedAt }: Launch): boolean {
    const now = this.#deps.clock.now()
    return openedAt === null ? now - at > UNOPENED_MS : now - openedAt > OPENED_MS
  }
}
