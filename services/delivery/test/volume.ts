/** How many of something: the whole number in the soak (`npm run soak`), an honest cut of it with every run. */
export const volume = (whole: number, cut: number): number => (process.env['SOAK'] === '1' ? whole : cut)
