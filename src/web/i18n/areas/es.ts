export default import.meta.glob('../messages/es/*.json', { import: 'default' })
