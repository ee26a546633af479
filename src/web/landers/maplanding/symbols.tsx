import css from './map.module.css'

/** What the map is put together from, each standing on its own foot. */
export function Symbols() {
  return (
    <defs>
      <g id="house-1">
        <ellipse cx="4" rx="18" ry="4" className={css['cast']} />
        <path d="M-14 0v-27h4v-6h4v-6h4v-5h4v5h4v6h4v6h4V0z" fill="currentColor" />
        <path d="M-9-24h6v8h-6zM3-24h6v8H3zM-3-36h6v7h-6z" className={css['pane']} />
        <path d="M-3 0v-10h6V0z" className={css['gate']} />
      </g>
      <g id="house-2">
        <ellipse cx="4" rx="18" ry="4" className={css['cast']} />
        <path d="M-15 0v-25h30V0z" className={css['wall']} />
        <path d="M-18-23 0-43l18 20z" fill="currentColor" />
        <path d="M-10-19h7v8h-7zM3-19h7v8H3z" className={css['pane']} />
        <path d="M-3 0v-9h6V0z" className={css['gate']} />
      </g>
      <g id="house-3">
        <ellipse cx="4" rx="18" ry="4" className={css['cast']} />
        <path d="M-13 0v-28c4-3 4-14 13-17 9 3 9 14 13 17V0z" fill="currentColor" />
        <path d="M-9-25h6v9h-6zM3-25h6v9H3zM-2-37h4v6h-4z" className={css['pane']} />
        <path d="M-3 0v-10h6V0z" className={css['gate']} />
      </g>
      <g id="tree">
        <ellipse cx="3" rx="8" ry="2.5" className={css['cast']} />
        <path d="M-1.5 0h3v-10h-3z" className={css['trunk']} />
        <circle cy="-15" r="9" className={css['leaves']} />
        <path d="M-6-21a8 8 0 0 1 9-3 10 10 0 0 0-9 3z" className={css['leaf-light']} />
      </g>
      <g id="bike" className={css['bike']}>
        <circle cx="-13" cy="-9" r="9" />
        <circle cx="14" cy="-9" r="9" />
        <path d="m-13-9 8-14H9l5 14M-5-23l5 14h-13M0-9l9-14M-9-27h7M9-23l-2-6h6" />
      </g>
    </defs>
  )
}
