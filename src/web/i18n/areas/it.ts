export default import.meta.glob('../messages/it/*.json', { import: 'default' })
