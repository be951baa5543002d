/** Measures a list while it is scrolled and tapped; runs in the page before anything else. */
export interface ListProbe {
  /** Time from frame to frame since the last `begin`, ms. */
  frames: number[]
  /** Frames whose work took 50 ms or more, as the browser itself counts them. */
  longFrames: { duration: number; script: string }[]
  /** Most tiles that stood in the page at once. */
  tiles: number
  /** Longest time from input to the next paint, since the last `begin`. */
  interaction: number
  /** When the first tiles of the address in question were painted, after the tap that requested them. */
  switched: Promise<number>
  begin(): void
  /** Measures the next tap until tiles of the route with this id are painted. */
  awaitTiles(route: string): void
}

export function listProbe(): void {
  const probe: ListProbe = {
    frames: [],
    longFrames: [],
    tiles: 0,
    interaction: 0,
    switched: Promise.resolve(Number.NaN),
    begin() {
      last = undefined
      Object.assign(probe, { frames: [], longFrames: [], tiles: 0, interaction: 0 })
    },
    awaitTiles(route) {
      probe.switched = new Promise((done) => {
        addEventListener('click', ({ timeStamp }) => watch(route, (at) => done(at - timeStamp)), {
          once: true,
          capture: true,
        })
      })
    },
  }
  let last: number | undefined
  const step = (at: number): void => {
    if (last !== undefined) probe.frames.push(at - last)
    last = at
    if (probe.frames.length % 8 === 0)
      probe.tiles = Math.max(probe.tiles, document.querySelectorAll('[data-game]').length)
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)

  const watch = (route: string, done: (at: number) => void): void => {
    const look = (): void => {
      // The previous screen's tiles remain until the new screen takes their place.
      const there = document.querySelector(`main [data-route="${route}"] [data-game]`)
      const waiting = document.querySelector('main [aria-busy=true], main [data-state=loading]')
      if (!there || waiting) return void requestAnimationFrame(look)
      // The frame that holds the tiles is painted after this callback: a message comes right behind it.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now())
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }

  const observe = (type: string, see: (entry: PerformanceEntry) => void, options: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, ...options })
  observe('long-animation-frame', (entry) => {
    const { duration, scripts } = entry as PerformanceEntry & {
      scripts?: readonly { duration: number; invoker: string; sourceFunctionName: string }[]
    } // reason: long animation frames are not in TypeScript's DOM
    const [slowest] = [...(scripts ?? [])].sort((one, other) => other.duration - one.duration)
    const script = slowest
      ? `${slowest.invoker} ${slowest.sourceFunctionName} ${slowest.duration.toFixed(0)}`
      : ''
    probe.longFrames.push({ duration, script })
  })
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId?: number } // reason: not in TypeScript's DOM yet
      if ((interactionId ?? 0) > 0) probe.interaction = Math.max(probe.interaction, duration)
    },
    { durationThreshold: 16 },
  )
  Object.assign(globalThis, { __list: probe })
}
