import { site } from './site.ts'

/** Address of a picture on the image host that the plan chose at random for this visitor, else on the site itself (SHL-23, A9). */
export function imageUrl(path: string): string {
  return `${site().plan.brand.imageHosts[0] ?? ''}${path}`
}
