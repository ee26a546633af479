export default import.meta.glob('../messages/de/*.json', { import: 'default' })
