export const areas = import.meta.glob('../messages/nb/*.json', { import: 'default' })
