export const areas = import.meta.glob('../messages/fr/*.json', { import: 'default' })
