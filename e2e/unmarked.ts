type Look = {
  /** The page to look at as the server sent it; without it the one that is open. */
  readonly html?: string
  /** How a name of the test's world begins, which nothing else does. */
  readonly name: string
  /** What the site calls a fictional profile. */
  readonly mark: string
}
type Seen = {
  /** How many times a name stood there. */
  readonly count: number
  /** What had a name and no mark beside it. */
  readonly unmarked: string[]
}

/** Runs in a page: looks for names in what is shown, what screen readers are told, and what stands in the head. */
export function lookForUnmarked({ html, name, mark }: Look): Seen {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const SAID_IN = ['a', 'button', 'p', 'h1', 'h2', 'h3', 'label', 'legend', 'summary', 'li']
  const SHOWN_IN = ['p', 'li', 'label', 'header', 'dialog', 'article']
  const TOLD_BY = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'content']
  const unmarked: string[] = []
  let count = 0

  function look(what: string, around: readonly string[]): void {
    count += 1
    if (!around.some((text) => text.includes(mark))) unmarked.push(what)
  }

  function textIn(element: Element, without: string): string {
    const words: string[] = []
    const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.closest(without)) words.push(walker.currentNode.textContent ?? '')
    }
    // A mask says in its title what it means.
    for (const titled of element.querySelectorAll('[title]'))
      if (!without.includes('hidden=')) words.push(titled.getAttribute('title') ?? '')
    return words.join(' ')
  }

  for (const element of page.querySelectorAll(TOLD_BY.map((each) => `[${each}]`).join(','))) {
    for (const told of TOLD_BY) {
      const words = element.getAttribute(told)
      if (words?.includes(name)) look(`${told}: ${words}`, [words])
    }
  }
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent: words, parentElement: parent } = walker.currentNode
    if (!parent || !words?.includes(name) || parent.closest('script, style, template')) continue
    const around = (selectors: readonly string[], without: string) =>
      selectors
        .map((each) => parent.closest(each))
        .concat(parent)
        .map((each) => (each ? textIn(each, without) : ''))
    if (!parent.closest('.visually-hidden'))
      look(`shown: ${parent.outerHTML}`, around(SHOWN_IN, '.visually-hidden'))
    if (!parent.closest('[aria-hidden=true]'))
      look(`said: ${parent.outerHTML}`, around(SAID_IN, '[aria-hidden=true]'))
  }
  return { count, unmarked }
}
