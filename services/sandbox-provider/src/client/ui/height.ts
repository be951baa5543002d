/** A height of a flight, in hundredths, as text: 250 is `2.50×`. */
export function heightText(height: number): string {
  return `${(height / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`
}
