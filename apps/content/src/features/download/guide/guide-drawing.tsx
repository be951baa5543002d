import styles from './guide-drawing.module.css'

interface Props {
  readonly system: 'ios' | 'android'
  readonly step: 1 | 2 | 3
}

/** A phone of 72 by 96 with the one thing to tap lit up; the words below say what it is. */
export function GuideDrawing({ system, step }: Props) {
  return (
    <svg viewBox="0 0 72 96" className={styles.drawing} aria-hidden="true" focusable="false">
      <rect className={styles.phone} x="10" y="3" width="52" height="90" rx="9" />
      {step === 3 ? <HomeScreen /> : step === 2 ? <MenuRow /> : system === 'ios' ? <Share /> : <Dots />}
    </svg>
  )
}

/** Safari's bar at the bottom with its share button. */
function Share() {
  return (
    <>
      <path className={styles.faint} d="M18 16h36M18 24h28M18 32h34M18 40h22" />
      <path className={styles.line} d="M10 72h52" />
      <path className={styles.faint} d="M20 79l-3 3 3 3M52 79l3 3-3 3" />
      <circle className={styles.lit} cx="36" cy="82" r="8.5" />
      <path className={styles.mark} d="M36 84v-7m-2.5 2.5L36 77l2.5 2.5M33 81.5h-1V87h8v-5.5h-1" />
    </>
  )
}

/** Chrome's bar on top with its menu. */
function Dots() {
  return (
    <>
      <path className={styles.line} d="M10 22h52" />
      <rect className={styles.field} x="16" y="9.5" width="30" height="8" rx="4" />
      <circle className={styles.lit} cx="54" cy="13.5" r="6.5" />
      <path className={styles.mark} d="M54 10.5v.1m0 2.9v.1m0 2.9v.1" />
      <path className={styles.faint} d="M18 34h36M18 42h28M18 50h34M18 58h22" />
    </>
  )
}

/** The open menu with "Add to Home Screen" in it. */
function MenuRow() {
  return (
    <>
      <path className={styles.faint} d="M18 14h36M18 22h28" />
      <rect className={styles.field} x="14" y="32" width="44" height="54" rx="6" />
      <path className={styles.faint} d="M20 42h24M20 78h18" />
      <rect className={styles.lit} x="14" y="52" width="44" height="16" rx="5" />
      <path className={styles.mark} d="M20 60h18M47 57h6v6h-6Zm3 1.3v3.4m-1.7-1.7h3.4" />
    </>
  )
}

/** The home screen with a new icon. */
function HomeScreen() {
  return (
    <>
      {[0, 1, 2, 3, 5].map((place) => (
        <rect
          key={place}
          className={styles.field}
          x={17 + (place % 3) * 13.5}
          y={14 + Math.floor(place / 3) * 15}
          width="11"
          height="11"
          rx="3"
        />
      ))}
      <rect className={styles.lit} x="30.5" y="29" width="11" height="11" rx="3" />
      <path className={styles.mark} d="M33.5 34.5l2 2 3.5-4" />
      <rect className={styles.field} x="17" y="74" width="38" height="13" rx="5" />
    </>
  )
}
