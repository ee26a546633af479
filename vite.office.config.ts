import { defineConfig, type UserConfig } from 'vite'
import members from './vite.config.ts'

/** The office's files are a build of their own, so that nothing of it can come into a file that members load. */
export default defineConfig((env) => {
  const config: UserConfig = members(env)
  return {
    ...config,
    build: { ...config.build, rolldownOptions: { input: 'src/web/entry-office.tsx' } },
  }
})
