export { VendorGrid, VendorGridSkeleton } from './vendor-grid.tsx'
