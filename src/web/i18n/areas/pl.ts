export const areas = import.meta.glob('../messages/pl/*.json', { import: 'default' })
