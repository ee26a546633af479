// The least that a call with a database can be: Fastify, the driver, and one statement that asks for nothing.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
app.get('/', async () => {
  const { rows } = await pool.query('select 1 as one')
  return rows[0]
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
