/** What players never reach through nginx. */
const INNER = /^\/wps\/(internal|operator)(\/|$)/
const OPERATORS = /^\/wps\/operator\//
const HEAD = `# Written by "npm run nginx" from the calls of the contract: change the limits there.

# Whatever is not named below takes what the platform takes of a call that names no limit.`

/** Calls of players whose bodies are larger than `usual` bytes, by path. */
export const largeCalls = (calls, usual) =>
  calls
    .filter(({ bytes, path }) => bytes > usual && !INNER.test(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1))

/** `deploy/nginx/site/bodies.conf`: how large a body may be, `bytes` of each call at its path, `usual` bytes everywhere else. */
export function nginxBodies(calls, usual) {
  const locations = largeCalls(calls, usual).map(
    ({ bytes, method, path }) => `
# ${method} ${path}, over a phone's network.
location ${locationOf(path)} {
  client_max_body_size ${bytes};
  client_body_timeout 60s;
  proxy_pass http://site_copies;
}
`,
  )
  return `${HEAD}\nclient_max_body_size ${usual};\n${locations.join('')}`
}

/** `deploy/nginx/site/admin-bodies.conf`: as many bytes everywhere as the largest of operators' calls takes. */
export function adminBodies(calls) {
  const most = Math.max(...calls.filter(({ path }) => OPERATORS.test(path)).map(({ bytes }) => bytes))
  return `# Written by "npm run nginx" from the calls of the contract: change the limits there.

# Operators are known, and the platform holds each of their calls to its own limit.
client_max_body_size ${most};
`
}

const locationOf = (path) => (path.includes(':') ? `~ ^${path.replace(/:\w+/g, '[^/]+')}$` : `= ${path}`)
