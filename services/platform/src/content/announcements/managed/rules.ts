import { LANGUAGES } from '@site/config'
import { storedBrandSchema } from '@site/config/schema'
import { z } from 'zod'
import { selectBrand } from '#brands/index'
import { pictureHostProblems, pictureHosts } from '#content/rich-text/picture-hosts'
import { isPictureThere } from '#content/pictures/repository'
import { isBanner } from '#content/announcements/repository'
import { selectCategory, selectPromotionIds } from '#content/announcements/managed/repository'
import type { Database } from '#db/database'
import { problem, type Content, type Problem } from '#operations/index'

const texts = z.object({ EN: z.string(), TY: z.string() })
/** What is judged alike in every kind of announcements; a kind has some of these. */
const judged = z.object({
  title: texts,
  content: texts.optional(),
  hot: z.object({ lead: texts }).nullish(),
  picture: z.string().nullish(),
  pictures: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
  linkedPromotionId: z.string().nullish(),
  startAt: z.string().optional(),
  endAt: z.string().nullish(),
})
const offered = storedBrandSchema.pick({ languages: true, imageHosts: true, pictureHosts: true })

/** What the schema of a document cannot say: texts in the brand’s languages, and what it names is there. */
export async function contentProblems(db: Database, merchant: string, document: Content): Promise<Problem[]> {
  const { title, content, hot, picture, pictures, categories, linkedPromotionId, startAt, endAt } =
    judged.parse(document)
  const brand = await selectBrand(db, merchant)
  const known = offered.safeParse(brand?.document).data
  const languages = known?.languages ?? LANGUAGES
  const unsaid = (field: string, said: z.output<typeof texts> | undefined): Problem[] =>
    languages
      .filter((language) => said !== undefined && said[language].trim() === '')
      .map((language) => problem(`${field}.${language}`, 'Say it in each of the brand’s languages'))
  return [
    ...unsaid('title', title),
    ...unsaid('content', content),
    ...unsaid('hot.lead', hot?.lead),
    ...(startAt !== undefined && endAt != null && Date.parse(endAt) <= Date.parse(startAt)
      ? [problem('endAt', 'It ends after it begins')]
      : []),
    ...(await pictureProblems(db, 'picture', picture == null ? [] : [picture])),
    ...(await pictureProblems(db, 'pictures', pictures)),
    ...(await categoryProblems(db, merchant, categories)),
    ...pictureHostProblems(document, known ? pictureHosts(known) : []),
    ...(await promotionProblems(db, merchant, linkedPromotionId ?? undefined)),
  ]
}

async function pictureProblems(db: Database, field: string, slugs: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [at, slug] of slugs.entries())
    if (!(await isPictureThere(db, slug)) && !(await isBanner(db, slug)))
      problems.push(
        problem(field === 'picture' ? field : `${field}.${at}`, 'There is no such picture', 'art_unknown'),
      )
  return problems
}

async function categoryProblems(
  db: Database,
  merchant: string,
  categories: readonly string[],
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [at, id] of categories.entries())
    if (!(await selectCategory(db, { merchant, id })))
      problems.push(problem(`categories.${at}`, `There is no category ${id}`, 'document_unknown'))
  return problems
}

async function promotionProblems(db: Database, merchant: string, id: string | undefined): Promise<Problem[]> {
  if (id === undefined || (await selectPromotionIds(db, merchant, [id])).length > 0) return []
  return [problem('linkedPromotionId', `There is no promotion ${id}`, 'document_unknown')]
}
