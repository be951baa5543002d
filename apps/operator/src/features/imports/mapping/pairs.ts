/** Short fields beside each other, one below the other on a phone. */
export const PAIRS = {
  border: 0,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  m: 0,
  minWidth: 0,
  p: 0,
  '& > legend': { gridColumn: '1 / -1', mb: 0.5, p: 0 },
} as const
