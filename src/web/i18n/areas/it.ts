export const areas = import.meta.glob('../messages/it/*.json', { import: 'default' })
