export { PromotionDetail } from './promotion-detail.tsx'
export { PromotionList } from './promotion-list.tsx'
export { DetailSkeleton, ListSkeleton } from './promotion-skeletons.tsx'
