/** Each brand's sign as paths in a 32 by 32 box, by role; drawn by the frame and by the site's icon. */
export interface MarkPath {
  readonly role: 'first' | 'second' | 'soft' | 'line' | 'branch'
  readonly d: string
}

const dot = (x: number, y: number, r: number): MarkPath => ({
  role: 'second',
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
})

export const MARKS: Readonly<Record<string, readonly MarkPath[]>> = {
  lotus: [
    {
      role: 'second',
      d: 'M16 24.5C8.5 25 3.8 21 2.5 14.5 8.5 14 13.5 17.5 16 24.5ZM16 24.5C23.5 25 28.2 21 29.5 14.5 23.5 14 18.5 17.5 16 24.5Z',
    },
    {
      role: 'soft',
      d: 'M16 24.5C10 21.5 7.6 15.5 8.8 8.3 14.2 11 17 17 16 24.5ZM16 24.5C22 21.5 24.4 15.5 23.2 8.3 17.8 11 15 17 16 24.5Z',
    },
    { role: 'first', d: 'M16 4C20.6 10.5 20.6 18 16 24.5 11.4 18 11.4 10.5 16 4Z' },
    { role: 'line', d: 'M7 28.2C12.5 29.7 19.5 29.7 25 28.2' },
  ],
  coral: [
    {
      role: 'branch',
      d: 'M16 28.5V14M16 22.5C10.5 20.5 8.5 16.5 8.5 11M8.5 15C6 14.3 4.8 12.5 4.5 10M16 19C21 17.3 23 13.5 23 8.5M23 13C25.7 12.5 27.2 10.8 27.5 8.3M16 14C15.8 11 16 8.5 16.5 6',
    },
    dot(12, 6, 1.9),
    dot(27, 19, 1.5),
    dot(5.5, 21, 1.3),
  ],
}
