import { density } from '#client/art/paint'
import { css, shade, type Theme } from '#client/art/themes'
import { QUICK_SPEED, Reel, SPEED } from '#client/slot/reels/reel'
import { paintSymbols, type SymbolSprites } from '#client/slot/reels/symbols'
import { motionReduced } from '#client/ui/motion'
import { Ticker } from '#client/ui/ticker'
import { REELS, ROWS, type Symbol } from '#games/slot/tables'

type Strips = readonly (readonly Symbol[])[]

export interface Highlight {
  /** Row by reel, for a line; cells for anything else. */
  cells: readonly (readonly [reel: number, row: number])[]
  path: readonly number[] | null
}

/** The reels on one canvas: real strips that fall, land and shine. */
export class Reels {
  readonly canvas: HTMLCanvasElement
  readonly #theme: Theme
  readonly #nodeId: string
  readonly #ticker = new Ticker((now) => this.#frame(now))
  #sprites: SymbolSprites | undefined
  #reels: Reel[]
  #cell = 72
  #density = 1
  #now = 0
  #highlight: Highlight | undefined
  #highlightSince = 0
  #tension = -1
  constructor(theme: Theme, nodeId: string, strips: Strips, stops: readonly number[]) {
    this.#theme = theme
    this.#nodeId = nodeId
    this.canvas = document.createElement('canvas')
    this.canvas.className = 'reels'
    this.#reels = strips.map((strip, i) => new Reel(strip, stops[i] ?? 0))
    new ResizeObserver(() => this.#measure()).observe(this.canvas)
  }

  setPaused(paused: boolean): void {
    this.#ticker.setPaused(paused)
  }

  /** Shows a standing grid at once. */
  show(strips: Strips, stops: readonly number[]): void {
    this.#reels.forEach((reel, i) => reel.stand(strips[i] ?? reel.strip, stops[i] ?? 0))
    this.#highlight = undefined
    this.#draw()
  }

  /** Lets all reels run until `land`. */
  run(strips: Strips): void {
    const now = performance.now()
    this.#highlight = undefined
    this.#reels.forEach((reel, i) => reel.run(strips[i] ?? reel.strip, now + (motionReduced() ? 0 : i * 35)))
    this.#ticker.run()
  }

  /** Brings the reels to a stop one after another; `each` is called for every reel that has stopped. */
  land(
    stops: readonly number[],
    quick: boolean,
    slowFrom: number | undefined,
    each: (reel: number) => void,
  ): Promise<void> {
    if (motionReduced()) {
      this.show(
        this.#reels.map(({ strip }) => strip),
        stops,
      )
      return Promise.resolve()
    }
    const speed = quick ? QUICK_SPEED : SPEED
    const landings = this.#reels.map(
      (reel, i) =>
        new Promise<void>((landed) => {
          const waits = quick ? 2 + i : 8 + i * 5
          const slow = slowFrom !== undefined && i >= slowFrom ? (i - slowFrom + 1) * 24 : 0
          reel.settle(performance.now(), stops[i] ?? 0, waits + slow, speed, () => {
            each(i)
            if (slowFrom !== undefined && i + 1 >= slowFrom && i + 1 < REELS) this.#tension = i + 1
            else this.#tension = -1
            landed()
          })
        }),
    )
    return Promise.all(landings).then(() => undefined)
  }

  /** Every falling reel stops at once. */
  hurry(): void {
    for (const reel of this.#reels) reel.hurry(performance.now())
  }

  highlight(highlight: Highlight | undefined): void {
    this.#highlight = highlight
    this.#highlightSince = performance.now()
    this.#ticker.run()
    this.#draw()
  }

  #frame(now: number): void {
    this.#now = now
    for (const reel of this.#reels) reel.update(now)
    this.#draw()
    const moving = this.#reels.some((reel) => reel.moves(now))
    const shining = this.#highlight !== undefined && !motionReduced()
    if (!moving && !shining) this.#ticker.rest()
  }

  #measure(): void {
    const { clientWidth } = this.canvas
    if (clientWidth === 0) return
    this.#density = density()
    this.#cell = clientWidth / REELS
    this.canvas.width = Math.round(clientWidth * this.#density)
    this.canvas.height = Math.round(this.#cell * ROWS * this.#density)
    this.#sprites = paintSymbols(this.#theme, this.#nodeId, this.#cell, this.#density)
    this.#draw()
  }

  #draw(): void {
    const context = this.canvas.getContext('2d')
    if (context === null || this.#sprites === undefined) return
    const cell = this.#cell
    context.setTransform(this.#density, 0, 0, this.#density, 0, 0)
    context.clearRect(0, 0, cell * REELS, cell * ROWS)
    this.#reels.forEach((reel, i) => this.#drawReel(context, reel, i))
    for (let i = 1; i < REELS; i += 1) {
      context.fillStyle = css(shade(this.#theme.sky[0], 14), 0.5)
      context.fillRect(i * cell - 0.5, 6, 1, cell * ROWS - 12)
    }
    if (this.#highlight?.path) this.#drawLine(context, this.#highlight.path)
  }

  #drawReel(context: CanvasRenderingContext2D, reel: Reel, i: number): void {
    const cell = this.#cell
    const { length } = reel.strip
    const sprites = this.#sprites
    if (sprites === undefined) return
    const now = this.#now
    const at = reel.position(now)
    const top = Math.floor(at)
    const fast = reel.isFast(now)
    if (this.#tension === i && reel.isLanding) {
      context.fillStyle = css(this.#theme.accent, 0.12 + 0.08 * Math.sin(now / 90))
      context.fillRect(i * cell, 0, cell, cell * ROWS)
    }
    for (let row = -1; row <= ROWS; row += 1) {
      const symbol = reel.strip[(((top + row) % length) + length) % length]
      if (symbol === undefined) continue
      const y = (top + row - at) * cell
      this.#drawSymbol(context, sprites, symbol, i, row, y, fast)
    }
  }

  #drawSymbol(
    context: CanvasRenderingContext2D,
    sprites: SymbolSprites,
    symbol: Symbol,
    reel: number,
    row: number,
    y: number,
    fast: boolean,
  ): void {
    const cell = this.#cell
    const x = reel * cell
    const shines = this.#highlight?.cells.some(([at, of]) => at === reel && of === row) ?? false
    if (this.#highlight !== undefined && !shines) context.globalAlpha = 0.32
    if (shines && !fast) {
      const wave = motionReduced() ? 0.5 : 0.5 + 0.5 * Math.sin((this.#now - this.#highlightSince) / 150)
      context.fillStyle = css(this.#theme.accent, 0.14 + 0.16 * wave)
      context.beginPath()
      context.roundRect(x + 2, y + 2, cell - 4, cell - 4, 10)
      context.fill()
      const grow = motionReduced() ? 0 : 0.05 * wave * cell
      context.drawImage(sprites.sharp[symbol], x - grow, y - grow, cell + 2 * grow, cell + 2 * grow)
    } else context.drawImage((fast ? sprites.fast : sprites.sharp)[symbol], x, y, cell, cell)
    context.globalAlpha = 1
  }

  #drawLine(context: CanvasRenderingContext2D, rows: readonly number[]): void {
    const cell = this.#cell
    context.beginPath()
    rows.forEach((row, reel) => {
      const x = (reel + 0.5) * cell
      const y = (row + 0.5) * cell
      if (reel === 0) context.moveTo(4, y)
      context.lineTo(x, y)
      if (reel === REELS - 1) context.lineTo(cell * REELS - 4, y)
    })
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.strokeStyle = 'rgb(0 0 0 / 0.55)'
    context.lineWidth = 7
    context.stroke()
    context.strokeStyle = css(shade(this.#theme.accent, 10))
    context.lineWidth = 3.5
    context.stroke()
  }
}
