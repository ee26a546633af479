const WIDTH = 30

/** A line in the terminal that fills up; where there is no terminal, a line at the beginning and one at the end. */
export function progressBar(
  title: string,
  total: number,
  out: NodeJS.WriteStream = process.stdout,
) {
  const state = { hasBegun: false }

  function show(done: number): void {
    if (!out.isTTY && !state.hasBegun) out.write(`${title} …\n`)
    state.hasBegun = true
    if (!out.isTTY) return
    const filled = Math.round((Math.min(done, total) / total) * WIDTH)
    out.write(`\r${title} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}`)
  }

  function end(): void {
    if (state.hasBegun) out.write(out.isTTY ? '\n' : `${title}: done\n`)
  }

  return { show, end }
}
