import { useRef, useState } from 'react'
import type { Stroke } from './slider.api.ts'

/** As many as the platform takes; a longer drag keeps its newest part. */
const TRACK_MAX = 600
/** Fewer places are a tap on the track, not a drag. */
const DRAG_MIN = 3

/** Place of the piece of one picture, the start for each new one, and the way it took there, drawn by a range input: by finger, keys or taps. */
export function useDrag(picture: string, onDragged: (x: number, track: readonly Stroke[]) => void) {
  const [place, setPlace] = useState({ picture, x: 0 })
  const x = place.picture === picture ? place.x : 0
  const held = useRef(false)
  const began = useRef(0)
  const track = useRef<Stroke[]>([])
  const move = (to: number): void => {
    setPlace({ picture, x: to })
    if (!held.current) {
      track.current = []
      return
    }
    track.current.push({ t: Math.round(performance.now() - began.current), x: to })
    if (track.current.length > TRACK_MAX) track.current.splice(1, 1)
  }
  return {
    x,
    move,
    grip(): void {
      held.current = true
      began.current = performance.now()
      track.current = [{ t: 0, x }]
    },
    release(): void {
      if (!held.current) return
      held.current = false
      const dragged = track.current.length >= DRAG_MIN
      if (dragged) onDragged(track.current.at(-1)?.x ?? x, track.current)
      track.current = []
    },
  }
}
