export const areas = import.meta.glob('../messages/fi/*.json', { import: 'default' })
