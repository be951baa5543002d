const WIDTH = 480

/** Where a picture is seen by what documents name it by: at the operators' door too. */
export const pictureUrl = (slug: string): string => `/img/banner/${encodeURIComponent(slug)}/${WIDTH}.webp`
