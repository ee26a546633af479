// Serves the control's page as the product serves its own: the same Fastify, compression and static files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

const { BUILD_FOLDER, TEXT_FILE, HEADERS, PORT } = process.env
const headers = JSON.parse(HEADERS)
const manifest = JSON.parse(readFileSync(join(BUILD_FOLDER, 'client/.vite/manifest.json'), 'utf8'))
const { render } = await import(pathToFileURL(join(BUILD_FOLDER, 'render/render.js')).href)
const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
const parts = {
  texts: JSON.parse(readFileSync(TEXT_FILE, 'utf8')),
  script: entry.file,
  css: readFileSync(join(BUILD_FOLDER, 'client', entry.css[0]), 'utf8'),
}

const app = fastify()
await app.register(compress, {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { 1: 4 } },
})
await app.register(fastifyStatic, {
  root: join(BUILD_FOLDER, 'client/assets'),
  prefix: '/assets/',
  decorateReply: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
})
app.get('/', async (_request, reply) =>
  reply
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(await render(parts)),
)
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
