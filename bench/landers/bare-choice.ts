/** A page on which nothing happens but what a browser does by itself when a choice is tapped. */
export function bareChoice(): string {
  const choice =
    '<label style="display:block;padding:20px"><input type="checkbox"> A choice</label>'
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><main><form>${choice}${choice}</form></main>`
  return `data:text/html,${encodeURIComponent(html)}`
}
