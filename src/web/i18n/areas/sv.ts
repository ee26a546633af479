export const areas = import.meta.glob('../messages/sv/*.json', { import: 'default' })
