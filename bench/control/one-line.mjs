// The least that a Fastify process can be: what starting Node and listening costs by itself.
import fastify from 'fastify'

const app = fastify()
app.get('/', async () => 'one line')
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
