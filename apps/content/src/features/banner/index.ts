export { BannerCarousel } from './banner-carousel.tsx'
export { BannerSkeleton } from './banner-skeleton.tsx'
export { bannersOf, groupOf, HOME_BANNERS, PROMOTION_BANNERS } from './groups.ts'
