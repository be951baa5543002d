/** Longer than any event is late, and far shorter than a test may last. */
const PATIENCE_MS = 20_000

/** One event of a stream. */
export interface StreamEvent {
  event: string
  id: string
  data: unknown
}

/** Listens to an event stream as a browser would; `next` resolves with the next event, `ended` when it is over. */
export class EventStream {
  readonly #waiting: ((streamEvent: StreamEvent) => void)[] = []
  readonly #queue: StreamEvent[] = []
  readonly #abort = new AbortController()
  readonly ended: Promise<void>

  readonly answer: Response

  private constructor(answer: Response) {
    this.answer = answer

    this.ended = this.#read()
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
    const abort = new AbortController()
    const stream = new EventStream(await fetch(url, { headers, signal: abort.signal }))
    stream.#abort.signal.addEventListener('abort', () => abort.abort())
    return stream
  }

  /** The next event, or the next of these; others before it are skipped. Rejects when none comes; a stream closed here yields no more. */
  async next(...events: readonly string[]): Promise<StreamEvent> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const streamEvent = this.#queue.shift() ?? (await this.#wait(end, events))
      if (events.length === 0 || events.includes(streamEvent.event)) return streamEvent
    }
  }

  #wait(end: number, events: readonly string[]): Promise<StreamEvent> {
    return new Promise((resolve, reject) => {
      const onEvent = (streamEvent: StreamEvent): void => {
        clearTimeout(timer)
        resolve(streamEvent)
      }
      const giveUp = (): void => {
        if (this.#abort.signal.aborted) return
        this.#waiting.splice(this.#waiting.indexOf(onEvent), 1)
        reject(new Error(`the stream did not send ${events.join(' or ') || 'anything'}`))
      }
      const timer = setTimeout(giveUp, end - Date.now())
      timer.unref()
      this.#waiting.push(onEvent)
    })
  }

  async close(): Promise<void> {
    this.#abort.abort()
    await this.ended
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const part of this.answer.body ?? []) {
        text += decoder.decode(part, { stream: true })
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#take(text.slice(0, end))
          text = text.slice(end + 2)
        }
      }
    } catch {
      // Hung up: by us, or by a platform that ended.
    }
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
    )
    const event = fields.get('event')
    if (event === undefined) return
    const streamEvent = {
      event,
      id: fields.get('id') ?? '',
      data: JSON.parse(fields.get('data') ?? 'null') as unknown,
    } // reason: the test says what it expects
    const waiting = this.#waiting.shift()
    if (waiting) waiting(streamEvent)
    else this.#queue.push(streamEvent)
  }
}
