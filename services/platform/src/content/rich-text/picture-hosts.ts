import type { Brand } from '@site/config/schema'
import { htmlOf } from '#content/rich-text/clean'
import { picturesElsewhere } from '#content/rich-text/sanitise'
import { problem, type Content, type Problem } from '#operations/index'

/** From where a brand's texts may show pictures, in addition to the site itself. */
export const pictureHosts = ({
  imageHosts,
  pictureHosts: further,
}: Pick<Brand, 'imageHosts' | 'pictureHosts'>): readonly string[] => [...imageHosts, ...further]

/** Texts of a document that show a picture from a host which its brand does not allow. */
export function pictureHostProblems(document: Content, hosts: readonly string[]): Problem[] {
  return [...htmlOf(document)].flatMap(([field, html]) => {
    const elsewhere = picturesElsewhere(html, hosts)
    const said = `A picture is shown from ${elsewhere.join(', ')}: upload it, or let the brand allow the host`
    return elsewhere.length === 0 ? [] : [problem(field, said, 'picture_elsewhere')]
  })
}
