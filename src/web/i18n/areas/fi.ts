export default import.meta.glob('../messages/fi/*.json', { import: 'default' })
