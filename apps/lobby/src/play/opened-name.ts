/** Name of the game that was tapped last, for the moment in which only its number is known. */
let opened: { readonly nodeId: string; readonly name: string } | undefined

export function rememberName(nodeId: string, name: string): void {
  opened = { nodeId, name }
}

export function rememberedName(nodeId: string): string | undefined {
  return opened?.nodeId === nodeId ? opened.name : undefined
}
