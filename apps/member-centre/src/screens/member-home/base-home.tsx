import { BalanceCard } from '#features/balance/index.ts'
import { EntryGrid } from '#features/entries/index.ts'
import { PreferencesCard, SignOut } from '#features/preferences/index.ts'
import { ProfileCard } from '#features/profile/index.ts'

/** The base look: one card below the other (SHL-20). */
export function BaseHome() {
  return (
    <>
      <ProfileCard />
      <BalanceCard />
      <EntryGrid />
      <PreferencesCard />
      <SignOut />
    </>
  )
}
