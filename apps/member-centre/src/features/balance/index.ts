export { BalanceBar } from './balance-bar.tsx'
export { BalanceCard } from './balance-card.tsx'
export { GuestBar } from './guest-bar.tsx'
