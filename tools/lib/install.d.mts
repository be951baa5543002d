/** Of the lock file and every package.json of the workspace at this folder: what `node_modules/.installed` holds once it is installed. */
export function fingerprint(at?: string): string
