import type { AppTexts } from './app-texts.ts'

export const es: AppTexts = {
  neutralName: 'Notas',
  offline: {
    title: 'Estás sin conexión',
    text: 'Todavía no habías abierto esta página aquí. Estará en cuanto vuelvas a tener conexión.',
    retry: 'Intentar de nuevo',
  },
  shortcuts: { members: 'Buscar perfiles', chats: 'Mensajes', likes: 'Me gusta' },
}
