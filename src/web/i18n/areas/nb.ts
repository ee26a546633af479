export default import.meta.glob('../messages/nb/*.json', { import: 'default' })
