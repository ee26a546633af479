import 'bootstrap/dist/css/bootstrap-reboot.css'
import 'bootstrap/dist/css/bootstrap-grid.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routesWith } from './page.jsx'

const hydrationData = JSON.parse(document.getElementById('page-data').textContent)
const router = createBrowserRouter(
  routesWith(() => []),
  { hydrationData },
)
hydrateRoot(
  document.getElementById('root'),
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
