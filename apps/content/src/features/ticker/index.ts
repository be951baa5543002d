export { NoticeAccordion } from './notice-accordion.tsx'
export { Ticker } from './ticker.tsx'
