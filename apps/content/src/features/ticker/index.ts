export { Ticker } from './ticker.tsx'
