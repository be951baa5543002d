const WIDTH = 480

/** The address of a picture by its name in documents: at the admin listener too. */
export const pictureUrl = (slug: string): string => `/img/banner/${encodeURIComponent(slug)}/${WIDTH}.webp`
