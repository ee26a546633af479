export const areas = import.meta.glob('../messages/es/*.json', { import: 'default' })
