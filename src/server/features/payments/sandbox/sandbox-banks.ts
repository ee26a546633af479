/** Banks as a provider would list them, none of which exists. */
export const SANDBOX_BANKS = [
  { id: 'sandbox_amstel', name: 'Amstelbank' },
  { id: 'sandbox_duin', name: 'Duinbank' },
  { id: 'sandbox_gracht', name: 'Grachtbank' },
  { id: 'sandbox_haven', name: 'Havenbank' },
  { id: 'sandbox_heide', name: 'Heidebank' },
  { id: 'sandbox_kade', name: 'Kadebank' },
  { id: 'sandbox_linde', name: 'Lindebank' },
  { id: 'sandbox_molen', name: 'Molenbank' },
  { id: 'sandbox_polder', name: 'Polderbank' },
  { id: 'sandbox_tulp', name: 'Tulpbank' },
] as const
