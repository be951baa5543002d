import styles from './drawings.module.css'

/** Gears at rest over calm water: the site is being looked after. */
export function MaintenanceDrawing() {
  return (
    <svg viewBox="0 0 220 160" width="220" height="160" aria-hidden="true" className={styles.drawing}>
      <circle className={styles.glow} cx="110" cy="78" r="66" />
      <g className={styles.gear}>
        <circle cx="92" cy="76" r="30" />
        <path d="M92 36v12M92 104v12M52 76h12M120 76h12M63.7 47.7l8.5 8.5M111.8 95.8l8.5 8.5M63.7 104.3l8.5-8.5M111.8 56.2l8.5-8.5" />
        <circle className={styles.hub} cx="92" cy="76" r="11" />
      </g>
      <g className={styles.small}>
        <circle cx="146" cy="98" r="17" />
        <path d="M146 74v8M146 114v8M122 98h8M162 98h8M129 81l5.7 5.7M157.3 109.3L163 115M129 115l5.7-5.7M157.3 86.7L163 81" />
      </g>
      <path className={styles.water} d="M28 138c16 0 16-7 32-7s16 7 32 7 16-7 32-7 16 7 32 7 16-7 32-7" />
      <path
        className={styles.spark}
        d="M158 36l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM50 108l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
      />
    </svg>
  )
}

/** A globe with a closed gate before it: not served from here. */
export function RegionDrawing() {
  return (
    <svg viewBox="0 0 220 160" width="220" height="160" aria-hidden="true" className={styles.drawing}>
      <circle className={styles.glow} cx="110" cy="78" r="66" />
      <g className={styles.gear}>
        <circle cx="106" cy="74" r="44" />
        <path d="M62 74h88M106 30c-24 26-24 62 0 88M106 30c24 26 24 62 0 88M70 50c22 10 50 10 72 0M70 98c22-10 50-10 72 0" />
      </g>
      <path className={styles.plate} d="M130 88h44v34a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8z" />
      <path className={styles.small} d="M138 88V78a14 14 0 0 1 28 0v10M152 104v10" />
      <path className={styles.water} d="M28 142c16 0 16-6 32-6s16 6 32 6 16-6 32-6 16 6 32 6 16-6 32-6" />
    </svg>
  )
}

/** A lighthouse's arcs that do not arrive: no network between here and the site. */
export function OfflineDrawing() {
  return (
    <svg viewBox="0 0 220 160" width="220" height="160" aria-hidden="true" className={styles.drawing}>
      <circle className={styles.glow} cx="110" cy="78" r="66" />
      <g className={styles.gear}>
        <path d="M62 66a68 68 0 0 1 96 0M80 86a43 43 0 0 1 60 0" />
        <circle className={styles.hub} cx="110" cy="114" r="7" />
      </g>
      <path className={styles.small} d="M66 32l88 92" />
      <path className={styles.water} d="M28 142c16 0 16-6 32-6s16 6 32 6 16-6 32-6 16 6 32 6 16-6 32-6" />
    </svg>
  )
}
