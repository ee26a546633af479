export default import.meta.glob('../messages/pl/*.json', { import: 'default' })
