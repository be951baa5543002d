import { BalanceStage } from '#features/balance/index.ts'
import { BonusPlace } from '#features/bonus/bonus-place.tsx'
import { EntryRows } from '#features/entries/index.ts'
import { PreferencesCard, SignOut } from '#features/preferences/index.ts'
import { ProfileStage } from '#features/profile/index.ts'
import styles from './new-home.module.css'

/** The new look: who one is and what one has on one stage, the ways on as rows below it (SHL-20). */
export function NewHome() {
  return (
    <>
      <div className={styles.stage}>
        <ProfileStage />
        <BalanceStage />
      </div>
      <BonusPlace />
      <EntryRows />
      <PreferencesCard />
      <SignOut />
    </>
  )
}
