/** A text field is empty where it is emptied; react-admin would say null. */
export const asTyped = (value: unknown): string => (typeof value === 'string' ? value : '')
