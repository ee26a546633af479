export default import.meta.glob('../messages/fr/*.json', { import: 'default' })
