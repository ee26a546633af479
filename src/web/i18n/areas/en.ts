export const areas = import.meta.glob('../messages/en/*.json', { import: 'default' })
