import { density } from '#client/art/paint'
import { css, shade, type Theme } from '#client/art/themes'
import type { Craft } from '#client/crash/craft'
import { paintCraft } from '#client/crash/craft-paint'
import { motionReduced } from '#client/ui/motion'
import { Ticker } from '#client/ui/ticker'
import { GROWTH } from '#games/crash/outcome'

export type FlightState =
  | { status: 'waiting' }
  /** `since` on this page's clock; it may lie ahead. */
  | { status: 'flying'; since: number }
  | { status: 'ended'; flown: number; at: number; crashed: boolean }

interface Spark {
  x: number
  y: number
  size: number
  depth: number
}

const CRAFT = 54
const EDGE = 22

/** The curve, the craft and the backdrop on one canvas. */
export class FlightCanvas {
  readonly canvas = document.createElement('canvas')
  readonly #theme: Theme
  readonly #craft: Craft
  readonly #ticker = new Ticker((now) => this.#frame(now))
  readonly #sparks: Spark[]
  readonly #onFrame: (flown: number) => void
  #sprite: HTMLCanvasElement | undefined
  #state: FlightState = { status: 'waiting' }
  #drift = 0
  #last = 0
  constructor(theme: Theme, craft: Craft, onFrame: (flown: number) => void) {
    this.#theme = theme
    this.#craft = craft
    this.#onFrame = onFrame
    this.canvas.className = 'flight'
    this.canvas.setAttribute('aria-hidden', 'true')
    // Fixed places, so that the sky is the same on every visit.
    this.#sparks = Array.from({ length: 46 }, (_, i) => ({
      x: (i * 0.618034) % 1,
      y: (i * 0.414214) % 1,
      size: 0.6 + ((i * 7) % 5) / 2.6,
      depth: 0.25 + ((i * 13) % 10) / 12,
    }))
    new ResizeObserver(() => this.#measure()).observe(this.canvas)
    this.#ticker.run()
  }

  setPaused(paused: boolean): void {
    this.#ticker.setPaused(paused)
  }

  set(state: FlightState): void {
    this.#state = state
    this.#ticker.run()
  }

  #measure(): void {
    const scale = density()
    const { clientWidth, clientHeight } = this.canvas
    if (clientWidth === 0) return
    this.canvas.width = Math.round(clientWidth * scale)
    this.canvas.height = Math.round(clientHeight * scale)
    this.#sprite = paintCraft(this.#craft, this.#theme, CRAFT, scale)
    this.#ticker.run()
  }

  #flown(now: number): number {
    const state = this.#state
    if (state.status === 'waiting') return 0
    return state.status === 'ended' ? state.flown : Math.max(0, now - state.since)
  }

  #frame(now: number): void {
    const step = Math.min(64, now - this.#last)
    this.#last = now
    const flown = this.#flown(now)
    const flying = this.#state.status === 'flying'
    this.#drift += motionReduced() ? 0 : step * (flying ? 0.00005 + Math.min(0.0005, flown / 9e7) : 0.000012)
    this.#draw(now, flown)
    this.#onFrame(flown)
    const settled = this.#state.status !== 'flying' && motionReduced()
    const shown = this.#state.status === 'ended' && now - this.#state.at > 4000
    if (settled || shown) this.#ticker.rest()
  }

  #draw(now: number, flown: number): void {
    const context = this.canvas.getContext('2d')
    if (context === null) return
    const scale = density()
    const width = this.canvas.width / scale
    const height = this.canvas.height / scale
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.clearRect(0, 0, width, height)
    this.#backdrop(context, width, height)
    this.#curve(context, width, height, now, flown)
  }

  #backdrop(context: CanvasRenderingContext2D, width: number, height: number): void {
    const { scene } = this.#craft
    for (const spark of this.#sparks) {
      const x = (((spark.x - this.#drift * spark.depth * 4) % 1) + 1) % 1
      const rise = scene === 'sea' ? -this.#drift : this.#drift * 0.6
      const y = (((spark.y + rise * spark.depth * 3) % 1) + 1) % 1
      this.#spark(context, scene, x * width, y * height, spark)
    }
  }

  #spark(
    context: CanvasRenderingContext2D,
    scene: Craft['scene'],
    x: number,
    y: number,
    { size, depth }: Spark,
  ): void {
    context.beginPath()
    if (scene === 'clouds') {
      if (depth < 0.6) return
      context.fillStyle = `rgb(255 255 255 / ${0.03 + depth * 0.03})`
      context.ellipse(x, y, 26 + size * 14, 8 + size * 3, 0, 0, 2 * Math.PI)
      context.ellipse(x + 14, y - 7, 14 + size * 6, 8 + size * 2, 0, 0, 2 * Math.PI)
      context.fill()
    } else if (scene === 'sea') {
      context.strokeStyle = `rgb(255 255 255 / ${0.1 + depth * 0.2})`
      context.arc(x, y, 1.5 + size * 1.6, 0, 2 * Math.PI)
      context.stroke()
    } else if (scene === 'lights') {
      context.fillStyle = css(shade(this.#theme.accent, 8), 0.1 + depth * 0.25)
      context.fillRect(x, y, 10 + size * 14 * depth, 1.6)
    } else {
      context.fillStyle = `rgb(255 255 255 / ${0.2 + depth * 0.6})`
      context.arc(x, y, size * 0.8, 0, 2 * Math.PI)
      context.fill()
    }
  }

  #curve(context: CanvasRenderingContext2D, width: number, height: number, now: number, flown: number): void {
    const left = EDGE
    const bottom = height - EDGE
    const right = width - CRAFT * 0.8
    const top = CRAFT * 0.9
    // The picture widens with the flight: the curve always ends at the same place once it has grown.
    const WINDOW_MS = 7000
    const span = Math.max(WINDOW_MS, flown)
    const most = Math.max(Math.exp((GROWTH * span) / 1000), 2.2)
    const point = (ms: number): readonly [number, number] => [
      left + (ms / span) * (right - left),
      bottom - ((Math.exp((GROWTH * ms) / 1000) - 1) / (most - 1)) * (bottom - top),
    ]
    this.#axes(context, width, bottom, left)
    const STEPS = 48
    const crashed = this.#state.status === 'ended' && this.#state.crashed
    const [x, y] = point(flown)
    if (flown > 0) {
      context.beginPath()
      context.moveTo(left, bottom)
      for (let i = 1; i <= STEPS; i += 1) context.lineTo(...point((flown * i) / STEPS))
      context.lineWidth = 4
      context.lineCap = 'round'
      context.strokeStyle = crashed ? 'hsl(354 60% 62%)' : css(this.#theme.accent)
      context.stroke()
      context.lineTo(x, bottom)
      context.lineTo(left, bottom)
      const under = context.createLinearGradient(0, y, 0, bottom)
      under.addColorStop(0, crashed ? 'hsl(354 60% 50% / 0.28)' : css(this.#theme.accent, 0.34))
      under.addColorStop(1, css(this.#theme.accent, 0))
      context.fillStyle = under
      context.fill()
    }
    const [px, py] = point(Math.max(0, flown - 60))
    const angle = flown > 60 ? Math.atan2(y - py, x - px) : -0.12
    if (crashed) this.#burst(context, x, y, now)
    else this.#place(context, x, y, angle, now)
  }

  #axes(context: CanvasRenderingContext2D, width: number, bottom: number, left: number): void {
    context.strokeStyle = 'rgb(255 255 255 / 0.14)'
    context.lineWidth = 1
    context.beginPath()
    context.moveTo(left, 12)
    context.lineTo(left, bottom)
    context.lineTo(width - 8, bottom)
    context.stroke()
  }

  #place(context: CanvasRenderingContext2D, x: number, y: number, angle: number, now: number): void {
    if (this.#sprite === undefined) return
    const sway = motionReduced() ? 0 : Math.sin(now / 420) * 2
    const left = this.#state.status === 'ended' ? 0.35 : 1
    context.save()
    context.globalAlpha = left
    context.translate(Math.max(x, EDGE + CRAFT * 0.35), y + sway - CRAFT * 0.12)
    if (this.#craft.kind !== 'balloon') context.rotate(Math.max(-1, angle))
    if (this.#state.status === 'flying' && !motionReduced() && this.#craft.kind !== 'balloon')
      this.#trail(context, now)
    context.drawImage(this.#sprite, -CRAFT / 2, -CRAFT / 2, CRAFT, CRAFT)
    context.restore()
  }

  #trail(context: CanvasRenderingContext2D, now: number): void {
    for (let i = 0; i < 5; i += 1) {
      const wave = (now / 240 + i / 5) % 1
      context.beginPath()
      context.fillStyle = css(shade(this.#theme.accent, 12), 0.5 * (1 - wave))
      context.arc(-CRAFT * 0.45 - wave * 30, Math.sin(i * 2.4) * 4, 5 * (1 - wave) + 1, 0, 2 * Math.PI)
      context.fill()
    }
  }

  #burst(context: CanvasRenderingContext2D, x: number, y: number, now: number): void {
    if (this.#state.status !== 'ended') return
    const BURST_MS = 900
    const share = motionReduced() ? 0.5 : Math.min(1, (now - this.#state.at) / BURST_MS)
    for (let i = 0; i < 14; i += 1) {
      const turn = (i / 14) * 2 * Math.PI
      const far = (14 + (i % 3) * 12) * (0.3 + share)
      context.beginPath()
      context.fillStyle =
        i % 2 === 0 ? `hsl(22 90% 60% / ${1 - share * 0.8})` : `hsl(354 70% 62% / ${1 - share * 0.8})`
      context.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 5 - share * 2.5, 0, 2 * Math.PI)
      context.fill()
    }
  }
}
