export const areas = import.meta.glob('../messages/nl/*.json', { import: 'default' })
