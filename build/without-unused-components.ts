import type { Plugin } from 'vite'

const NAMING = /^\w+\.displayName = "[^"]*";$/gm
const WRAPPING = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm

/**
 * Lets the bundler leave out unused components of React Router: a name that is given to one for developers' tools
 * counts as a use, and so does the call that makes it, unless it is marked as one without side effects.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    apply: 'build',
    transform(code, id) {
      if (!/react-router.dist.production./.test(id)) return null
      return {
        code: code.replaceAll(NAMING, '').replaceAll(WRAPPING, '$1/* @__PURE__ */ '),
        map: null,
      }
    },
  }
}
