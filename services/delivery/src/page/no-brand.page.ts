/** Shown where an address belongs to no brand; says it in plain words and names nothing internal. */
export function noBrandPage(host: string): string {
  const name = host.replace(/[^a-zA-Z0-9.-]/g, '').slice(0, 80)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>No site here</title></head><body><h1>No site here</h1><p>No brand is served at <strong>${name}</strong> (code unknown_brand). Check the address; operators: add the host name to a brand's hosts.</p></body></html>`
}
