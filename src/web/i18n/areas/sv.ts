export default import.meta.glob('../messages/sv/*.json', { import: 'default' })
