const addresses = new WeakMap<Blob, string>()
const unused = new FinalizationRegistry<string>((address) => URL.revokeObjectURL(address))

/** An address under which a page can show something that is on no server. It lasts as long as the thing itself. */
export function objectAddress(content: Blob): string {
  const known = addresses.get(content)
  if (known) return known
  const address = URL.createObjectURL(content)
  addresses.set(content, address)
  unused.register(content, address)
  return address
}
