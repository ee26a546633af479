import type { Block } from '#web/content/content.ts'
import { InlineText } from './inline-text.tsx'
import { sectionId } from './section-id.ts'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} id={sectionId(index)} />)
}

function OneBlock({ block, id }: { block: Block; id: string }) {
  if (block.type === 'ul') {
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineText parts={item} />
          </li>
        ))}
      </ul>
    )
  }
  const text = <InlineText parts={block.text} />
  if (block.type === 'h2') return <h2 id={id}>{text}</h2>
  if (block.type === 'h3') return <h3>{text}</h3>
  return <p>{text}</p>
}
