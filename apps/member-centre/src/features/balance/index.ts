export { BalanceBar } from './balance-bar.tsx'
export { BalanceCard } from './balance-card.tsx'
export { BalanceStage } from './balance-stage.tsx'
export { GuestBar } from './guest-bar.tsx'
