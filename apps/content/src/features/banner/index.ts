export { BannerCarousel } from './banner-carousel.tsx'
export { BannerSkeleton } from './banner-skeleton.tsx'
