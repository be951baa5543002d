import { s } from '#client/ui/dom'

const PATHS = {
  info: ['M12 11v6', 'M12 7.5v.01', 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z'],
  shield: ['M12 3 5 6v5c0 4.6 2.9 8.2 7 10 4.1-1.8 7-5.4 7-10V6l-7-3Z', 'm9 12 2.2 2.2L15.4 10'],
  'sound-off': ['M4 9.5v5h3.5L12 18V6L7.5 9.5H4Z', 'm16 10 4 4', 'm20 10-4 4'],
  'sound-on': ['M4 9.5v5h3.5L12 18V6L7.5 9.5H4Z', 'M15.5 9a4 4 0 0 1 0 6', 'M18 6.5a8 8 0 0 1 0 11'],
  close: ['m6 6 12 12', 'M18 6 6 18'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  bolt: ['M13 3 5 14h6l-1 7 8-11h-6l1-7Z'],
  auto: ['M8 8.5a3.5 3.5 0 1 0 0 7c3.2 0 4.8-7 8-7a3.5 3.5 0 1 1 0 7c-3.2 0-4.8-7-8-7Z'],
  spin: [
    'M4 12a8 8 0 0 1 13.7-5.6L20 8.5',
    'M20 3.5v5h-5',
    'M20 12a8 8 0 0 1-13.7 5.6L4 15.5',
    'M4 20.5v-5h5',
  ],
  stop: ['M7 7h10v10H7Z'],
  dice: ['M5 5h14v14H5Z', 'M9 9v.01', 'M15 9v.01', 'M12 12v.01', 'M9 15v.01', 'M15 15v.01'],
  erase: ['M9 6h11v12H9l-5-6 5-6Z', 'm12 10 4 4', 'm16 10-4 4'],
  trash: ['M5 7h14', 'M9 7V4.5h6V7', 'm7 7 .8 12.5h8.4L17 7'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  exit: ['M10 4H5v16h5', 'M10 12h10', 'm16 8 4 4-4 4'],
} as const
export type IconName = keyof typeof PATHS

/** A line icon; the button around it has the name. */
export function icon(name: IconName): SVGSVGElement {
  return s(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
    ...PATHS[name].map((d) => s('path', { d })),
  )
}
