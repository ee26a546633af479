import { EXTRA_FIELDS } from './hostile/extra-fields.ts'
import { FORGED_HOSTS } from './hostile/forged-hosts.ts'
import { HOSTILE_JSON } from './hostile/hostile-json.ts'
import { HOSTILE_STRINGS } from './hostile/hostile-strings.ts'
import { HOSTILE_TARGETS } from './hostile/hostile-targets.ts'

/** Everything a stranger may send us in the hope that we did not expect it. */
export const hostile = {
  strings: HOSTILE_STRINGS,
  json: HOSTILE_JSON,
  targets: HOSTILE_TARGETS,
  hosts: FORGED_HOSTS,
  fields: EXTRA_FIELDS,
}
