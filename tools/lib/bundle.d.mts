/** The file that an entry of a service (`src/server.ts`, below its folder) is bundled into, made anew where a source has changed. */
export function bundled(folder: string, entry?: string): Promise<string>
