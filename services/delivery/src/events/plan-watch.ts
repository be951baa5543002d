import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Brand } from '@site/config/schema'
import type { BrandSource } from '#brands/brand-source.ts'
import { releaseIn, releaseOf } from '#plan/release-of.ts'
import type { Preview } from '#preview/preview.ts'
import type { Registry } from '#registry/registry.ts'

const LOOK_MS = 500
const KEEP_ALIVE_MS = 20_000
/** Who does not read this much is hung up and comes back by itself. */
const UNREAD_BYTES = 64 * 1024
/** When a browser comes back after a lost stream; spread out, so that not all come at once. */
const RETRY_MS = { least: 2_000, more: 3_000 }

/** What a timer can wait at most. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Set while developing: open pages load a new release at once instead of at their next step. */
const reload = process.env['DEV_RELOAD'] === '1'

/** File in which `npm run dev` writes build errors; open pages get each once, and reload when it is fixed. */
const faultFile = process.env['DEV_FAULT']
const devFault = (): string =>
  faultFile !== undefined && existsSync(faultFile) ? readFileSync(faultFile, 'utf8') : ''

interface Options {
  readonly brands: Pick<BrandSource, 'all'>
  readonly registry: Registry
  readonly onProblem: (error: unknown) => void
}

/** Looks for newer plans of the brands, once for all open pages, and sends them the changes; rests while no page is open. */
export class PlanWatch {
  readonly #sources: Options
  readonly #pages = new Map<string, Set<ServerResponse>>()
  /** The plan last sent to the pages of each brand. */
  readonly #sentPlans = new Map<string, string>()
  /** Pages that are not the live ones: what each shows, and the plan last sent to it. */
  readonly #previews = new Map<ServerResponse, { readonly preview: Preview; sentPlan: string }>()
  #sentFault = ''
  #timers: NodeJS.Timeout[] = []
  constructor(sources: Options) {
    this.#sources = sources
  }

  /** Takes over an answer for as long as the page listens; a page with a preview gets an event when that ends. */
  join(brand: Brand, out: ServerResponse, preview?: Preview): void {
    const { merchant } = brand
    const pages = this.#pages.get(merchant) ?? new Set()
    this.#pages.set(merchant, pages)
    if (pages.size === 0) this.#sentPlans.set(merchant, releaseOf(this.#sources.registry, brand))
    pages.add(out)
    if (this.#timers.length === 0) this.#start()
    out.on('error', () => out.destroy())
    out.once('close', () => this.#leave(merchant, out))
    out.write(retryHint())
    if (preview) this.#follow(brand, out, preview)
    else out.write(event('plan', this.#sentPlans.get(merchant) ?? ''))
    if (this.#sentFault !== '') out.write(event('fault', JSON.stringify(this.#sentFault)))
  }

  /** Sends a page with a preview the plan of that preview, and the live plan when it ends. */
  #follow(live: Brand, out: ServerResponse, preview: Preview): void {
    const sentPlan = releaseIn({ ...preview, live }, this.#sources.registry)
    this.#previews.set(out, { preview, sentPlan })
    out.write(event('plan', sentPlan))
    const end = setTimeout(
      () => {
        this.#previews.delete(out)
        out.write(event('plan', this.#sentPlans.get(live.merchant) ?? ''))
      },
      Math.min(preview.endsAt.getTime() - Date.now(), LONGEST_TIMER_MS),
    )
    out.once('close', () => (clearTimeout(end), this.#previews.delete(out)))
  }

  /** Lets every page go, with a word when to come back. */
  close(): void {
    for (const pages of this.#pages.values()) for (const out of pages) out.end(retryHint())
  }

  #start(): void {
    const look = (): void => void this.#look().catch(this.#sources.onProblem)
    this.#sentFault = devFault()
    this.#timers = [setInterval(look, LOOK_MS), setInterval(() => this.#sendAll(': \n\n'), KEEP_ALIVE_MS)]
  }

  #leave(merchant: string, out: ServerResponse): void {
    const pages = this.#pages.get(merchant)
    pages?.delete(out)
    if (pages?.size === 0) this.#pages.delete(merchant)
    if (this.#pages.size > 0) return
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers = []
  }

  async #look(): Promise<void> {
    const isMended = this.#lookForFault()
    const brands = await this.#sources.brands.all()
    for (const [merchant, pages] of this.#pages) {
      const brand = brands.find((other) => other.merchant === merchant)
      const now = brand ? releaseOf(this.#sources.registry, brand) : ''
      const isOther = now !== this.#sentPlans.get(merchant)
      this.#sentPlans.set(merchant, now)
      const live = [...pages].filter((out) => !this.#previews.has(out))
      if (isOther) send(live, event('plan', now))
      if (reload && (isOther || isMended)) send(live, event('reload', ''))
      if (brand) for (const out of pages) this.#lookAt(brand, out, isMended)
    }
  }

  #lookAt(live: Brand, out: ServerResponse, isMended: boolean): void {
    const known = this.#previews.get(out)
    if (!known) return
    const now = releaseIn({ ...known.preview, live }, this.#sources.registry)
    const isOther = now !== known.sentPlan
    known.sentPlan = now
    if (isOther) send([out], event('plan', now))
    if (reload && (isOther || isMended)) send([out], event('reload', ''))
  }

  /** Whether what did not build does now. */
  #lookForFault(): boolean {
    const fault = devFault()
    const before = this.#sentFault
    this.#sentFault = fault
    if (fault !== before && fault !== '') this.#sendAll(event('fault', JSON.stringify(fault)))
    return before !== '' && fault === ''
  }

  #sendAll(text: string): void {
    for (const pages of this.#pages.values()) send(pages, text)
  }
}

function send(pages: Iterable<ServerResponse>, text: string): void {
  for (const out of pages) {
    if (out.writableLength > UNREAD_BYTES) out.destroy()
    else out.write(text)
  }
}

const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`
const retryHint = (): string => `retry: ${RETRY_MS.least + Math.round(Math.random() * RETRY_MS.more)}\n\n`
