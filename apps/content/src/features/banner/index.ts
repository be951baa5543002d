export { BannerCarousel } from './banner-carousel.tsx'
export { BannerSkeleton } from './banner-skeleton.tsx'
export { bannersOf, HOME_BANNERS, PROMOTION_BANNERS } from './groups.ts'
