export default import.meta.glob('../messages/da/*.json', { import: 'default' })
