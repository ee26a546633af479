export default import.meta.glob('../messages/en/*.json', { import: 'default' })
