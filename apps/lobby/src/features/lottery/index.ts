export { LotteryList } from './lottery-list.tsx'
