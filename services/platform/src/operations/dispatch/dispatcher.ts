import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/database'
import type { Clock, Randomness } from '#deps'
import { message, type Message } from '#operations/dispatch/message'
import { claimDue, deleteDispatch, insertDispatch } from '#operations/dispatch/repository'
import type { Channel } from '#operations/dispatch/tables'
import type { Keyed } from '#operations/secret/keyed'
import type { MailProvider } from '#providers/mail/mail.provider'
import type { SmsProvider } from '#providers/sms/sms.provider'

const CHANNELS: readonly Channel[] = ['sms', 'mail', 'none']
const AT_ONCE = 10
/** The first pause before another try; each one doubles. Longer than a provider is waited for. */
const LEASE_MS = 10_000
const MOST_ATTEMPTS = 7

type Due = Awaited<ReturnType<typeof claimDue>>[number]

interface Options {
  db: Database
  clock: Clock
  randomness: Randomness
  keyed: Keyed
  sms: SmsProvider
  mail: MailProvider
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends text messages and e-mails off the path of the calls that cause them; waiting ones survive a restart. */
export class Dispatcher {
  readonly #options: Options
  /** One run each: however many e-mails wait, and however long their server takes, codes are not held up. */
  readonly #runs = new Map<Channel, Promise<void>>()
  constructor(options: Options) {
    this.#options = options
  }

  /** Puts a message into the queue, in the transaction that makes it true; after `expiresAt` it is no longer sent. */
  async queue(tx: Database, merchant: string, content: Message, expiresAt: Date): Promise<void> {
    const { clock, keyed, randomness } = this.#options
    const now = clock.now()
    await insertDispatch(tx, {
      id: randomness.uuid(),
      merchant,
      channel: content.channel,
      content: await keyed.seal(JSON.stringify(content)),
      created_at: now,
      due_at: now,
      expires_at: expiresAt,
    })
  }

  /** Sends what is due; one run at a time for each channel in this instance. */
  async run(): Promise<void> {
    const failed = (await Promise.allSettled(CHANNELS.map((channel) => this.#runOf(channel)))).find(
      ({ status }) => status === 'rejected',
    )
    if (failed?.status === 'rejected') throw failed.reason
  }

  #runOf(channel: Channel): Promise<void> {
    const running = this.#runs.get(channel)
    if (running) return running
    const run = this.#run(channel).finally(() => this.#runs.delete(channel))
    this.#runs.set(channel, run)
    return run
  }

  /** Goes on as long as there is more than it takes at once. */
  async #run(channel: Channel): Promise<void> {
    const { clock, db } = this.#options
    for (let taken = AT_ONCE; taken === AT_ONCE;) {
      const due = await claimDue(db, { channel, now: clock.now(), most: AT_ONCE, leaseMs: LEASE_MS })
      await Promise.all(due.map((one) => this.#send(one)))
      taken = due.length
    }
  }

  async #send(due: Due): Promise<void> {
    const { clock, db, keyed, log } = this.#options
    const about = { dispatch: due.id, merchant: due.merchant, channel: due.channel, attempts: due.attempts }
    if (due.expires_at <= clock.now()) {
      log.warn(about, 'a message was given up: its time is over')
      return await deleteDispatch(db, due.id)
    }
    try {
      await this.#hand(due.merchant, message.parse(JSON.parse(await keyed.open(due.content))))
      await deleteDispatch(db, due.id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      if (due.attempts < MOST_ATTEMPTS) return log.warn({ ...about, reason }, 'a message is tried again')
      log.warn({ ...about, reason }, 'a message was given up')
      await deleteDispatch(db, due.id)
    }
  }

  async #hand(merchant: string, content: Message): Promise<void> {
    const { mail, sms } = this.#options
    if (content.channel === 'none') return
    if (content.channel === 'mail') {
      const { link, ...rest } = content
      return await mail.send({ merchant, ...rest, ...(link !== undefined && { link }) })
    }
    const { code, to, text } = content
    await sms.send({ merchant, to, text, ...(code !== undefined && { code }) })
  }
}
