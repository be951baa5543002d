export { categoryOf, withProvider, type CategoryPage } from './category-of.ts'
