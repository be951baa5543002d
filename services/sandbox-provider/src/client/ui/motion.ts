const query = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player prefers reduced motion. */
export function motionReduced(): boolean {
  return query.matches
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
