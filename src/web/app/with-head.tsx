import { Outlet } from 'react-router'
import { useDocumentHead } from './document-head.ts'

/** Inside every layout: the head of a screen that is there. The error page, which takes its place, has one of its own. */
export function WithHead() {
  useDocumentHead(200)
  return <Outlet />
}
