export const areas = import.meta.glob('../messages/da/*.json', { import: 'default' })
