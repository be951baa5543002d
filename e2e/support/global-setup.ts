import { ask } from './ask.ts'
import { makeTemplate, startOwnSite, shareWithWorkers, type BrandName, type Site } from './sites.ts'

/** Serves the site that most journeys share; returns what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await makeTemplate()
  const site = await startOwnSite('shared', { games: true, lasting: true })
  await drawPictures(site, 'lotus')
  await drawPictures(site, 'coral')
  shareWithWorkers(site)
  return site.stop
}

const PAGES = ['/m/home', '/m/slot', '/m/hot-games']
const FIRST_PICTURES = 30

/** A new site draws its pictures when they are first requested: that would be measured, not the journeys. */
async function drawPictures(site: Site, brand: BrandName): Promise<void> {
  for (const page of PAGES) {
    const { text } = await ask(site, page, { brand })
    const pictures = [...new Set(text.match(/\/img\/(game\/\d+\/160|banner\/[\w-]+\/480)\.avif/g))]
    await Promise.all(pictures.slice(0, FIRST_PICTURES).map((picture) => ask(site, picture, { brand })))
  }
}
