import { useLoaderData } from 'react-router'

/** The control's only route. Its data is the text to show, one paragraph a piece. */
export function routesWith(loader) {
  return [{ id: 'page', path: '/', loader, Component: Page }]
}

function Page() {
  const texts = useLoaderData()
  return (
    <main className="container">
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </main>
  )
}
