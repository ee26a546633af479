export default import.meta.glob('../messages/nl/*.json', { import: 'default' })
