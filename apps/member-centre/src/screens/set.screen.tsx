import { PreferencesCard, SignOut } from '#features/preferences/index.ts'
import { ProfileSettings, WaysOn } from '#features/settings/index.ts'
import styles from './member-home/member-home.module.css'

/** `/m/set`: personal settings, loaded on demand (B2, SHL-05). */
export default function SetScreen() {
  return (
    <div className={styles.screen} data-screen="set">
      <ProfileSettings />
      <PreferencesCard />
      <WaysOn />
      <SignOut />
    </div>
  )
}
