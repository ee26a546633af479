import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHUNK_GROUPS } from './build/chunk-groups.ts'
import { compiledMessages } from './build/compiled-messages.ts'
import { markdownContent } from './build/markdown-content.ts'
import { withoutCircles } from './build/without-circles.ts'
import { withoutUnusedComponents } from './build/without-unused-components.ts'
import { withoutSchemas } from './build/without-schemas.ts'

/** React Router's exports name its development build only; the other one is beside it. */
const productionRouter = [
  { find: /^react-router$/, replacement: fileOf('react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: fileOf('react-router/dist/production/dom-export.mjs'),
  },
]

/** Used twice by bin/build.mjs: for the browser's files, and for the renderer that the server loads. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    compiledMessages(),
    markdownContent(),
    withoutSchemas(),
    withoutUnusedComponents(),
    withoutCircles(),
    react(),
  ],
  publicDir: false,
  // The renderer decides by this when it runs, and React's development build is twice as slow.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: [
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      ...(command === 'build' ? productionRouter : []),
    ],
  },
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
    modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]-[local]' },
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
      input: isSsrBuild
        ? 'src/web/entry-server.tsx'
        : ['src/web/entry-client.tsx', 'src/web/entry-late.ts'],
    },
  },
  ssr: { noExternal: command === 'build' ? true : ['use-intl'] },
}))

function fileOf(path: string): string {
  return fileURLToPath(new URL(`node_modules/${path}`, import.meta.url))
}
