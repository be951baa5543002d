/** One or two letters that stand for a member: of two words the first of each, else the first two. */
export function initials(userName: string): string {
  const [first = '', second] = userName.split(/[\s._-]+/).filter((word) => word !== '')
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toUpperCase()
}
