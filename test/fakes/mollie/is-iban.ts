export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n === 1n
}
