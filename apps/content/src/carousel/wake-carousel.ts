import { BANNER_AUTOPLAY_MS, SWIPE_THRESHOLD_PX } from '@site/config'
import { watchSight } from '@site/ui'
import createCarousel, { type EmblaCarouselType } from 'embla-carousel'
import createAutoplay from 'embla-carousel-autoplay'

export interface Carousel {
  play(): void
  stop(): void
  /** One banner on or back; `jump` without a movement. */
  step(by: 1 | -1, jump: boolean): void
  destroy(): void
}

/** Takes over a natively scrolling strip at its position: it loops, and plays every 5 s while enabled and in sight (A9, B9). */
export function wakeCarousel(strip: HTMLElement, onSelect: (index: number) => void): Carousel {
  const startIndex = Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))
  strip.dataset['awake'] = ''
  strip.scrollLeft = 0
  const autoplay = createAutoplay({
    delay: BANNER_AUTOPLAY_MS,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnFocusIn: true,
  })
  const embla = createCarousel(strip, { loop: true, startIndex }, [autoplay])
  const handleSelect = (): void => {
    const index = embla.selectedScrollSnap()
    onSelect(index)
    fetchPicture(embla.slideNodes()[(index + 1) % embla.slideNodes().length])
  }
  embla.on('select', handleSelect).on('reInit', handleSelect)
  handleSelect()
  const forgetSwipes = followSwipes(strip, embla)
  const playing = { wanted: false, seen: true }
  const follow = (change: Partial<typeof playing>): void => {
    Object.assign(playing, change)
    if (playing.wanted && playing.seen) autoplay.play()
    else autoplay.stop()
  }
  const lookAway = watchSight(strip, (seen) => follow({ seen }))
  return {
    play: () => follow({ wanted: true }),
    stop: () => follow({ wanted: false }),
    step: (by, jump) => (by === 1 ? embla.scrollNext(jump) : embla.scrollPrev(jump)),
    destroy() {
      lookAway()
      forgetSwipes()
      embla.destroy()
      delete strip.dataset['awake']
    },
  }
}

/** Asks for the next banner's picture before it comes into sight: a lazy one would move in empty. */
function fetchPicture(slide: HTMLElement | undefined): void {
  const picture = slide?.querySelector('img')
  if (picture != null) picture.loading = 'eager'
}

/**
 * A swipe of 60 px or more changes the slide however slow it was, a shorter one does not however fast (A9);
 * the carousel alone would ask for half a slide, or for speed.
 */
function followSwipes(strip: HTMLElement, embla: EmblaCarouselType): () => void {
  let from = { x: 0, index: 0 }
  let x = 0
  const down = (event: PointerEvent): void => {
    from = { x: event.clientX, index: embla.selectedScrollSnap() }
    x = event.clientX
  }
  const move = (event: PointerEvent): void => {
    x = event.clientX
  }
  strip.addEventListener('pointerdown', down)
  strip.addEventListener('pointermove', move)
  embla.on('pointerUp', () => {
    const count = embla.slideNodes().length
    const swiped = x - from.x
    const by = Math.abs(swiped) < SWIPE_THRESHOLD_PX ? 0 : -Math.sign(swiped)
    embla.scrollTo((from.index + by + count) % count)
  })
  return () => {
    strip.removeEventListener('pointerdown', down)
    strip.removeEventListener('pointermove', move)
  }
}
