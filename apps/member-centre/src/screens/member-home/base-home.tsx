import { BalanceCard } from '#features/balance/index.ts'
import { BonusPlace } from '#features/bonus/bonus-place.tsx'
import { EntryGrid } from '#features/entries/index.ts'
import { PreferencesCard, SignOut } from '#features/preferences/index.ts'
import { ProfileCard } from '#features/profile/index.ts'

/** The base look: one card below the other (SHL-20). */
export function BaseHome() {
  return (
    <>
      <ProfileCard />
      <BalanceCard />
      <BonusPlace />
      <EntryGrid />
      <PreferencesCard />
      <SignOut />
    </>
  )
}
