const KEY = 'sound'

/** Small tones, made on the spot; off until the player turns them on. */
export class Sound {
  #on = false
  #quiet = false
  #context: AudioContext | undefined
  constructor() {
    try {
      this.#on = localStorage.getItem(KEY) === 'on'
    } catch {
      this.#on = false
    }
  }

  get on(): boolean {
    return this.#on
  }
  toggle(): boolean {
    this.#on = !this.#on
    try {
      localStorage.setItem(KEY, this.#on ? 'on' : 'off')
    } catch {
      return this.#on // storage refused: it holds for this page
    }
    return this.#on
  }
  setPaused(paused: boolean): void {
    this.#quiet = paused
    if (paused) void this.#context?.suspend()
    else void this.#context?.resume()
  }

  /** A row of tones in hertz, one after another. */
  play(tones: readonly number[], lengthS = 0.09, kind: OscillatorType = 'triangle'): void {
    if (!this.#on || this.#quiet) return
    this.#context ??= new AudioContext()
    const context = this.#context
    tones.forEach((hertz, i) => {
      const at = context.currentTime + i * lengthS
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.type = kind
      tone.frequency.value = hertz
      gain.gain.setValueAtTime(0.09, at)
      gain.gain.exponentialRampToValueAtTime(0.001, at + lengthS * 1.8)
      tone.connect(gain).connect(context.destination)
      tone.start(at)
      tone.stop(at + lengthS * 2)
    })
  }
}
