export function findChromium(): string | undefined
export function needChromium(): Promise<string>
export const CHROMIUM_FLAGS: readonly string[]
