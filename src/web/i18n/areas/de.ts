export const areas = import.meta.glob('../messages/de/*.json', { import: 'default' })
