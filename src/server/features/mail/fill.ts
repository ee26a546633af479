export type Values = Readonly<Record<string, string>>

/** A text with what stands in braces filled in. An unknown name is a mistake of ours. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`a mail wants to know ${name}`)
    return value
  })
}
