import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { loginTarget } from '#contract/login-target.ts'
import { logIn, saveLanguage, type User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { hasChoice } from '#web/browser/cookie.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { welcomeMember } from './welcome-member.ts'

/** Logs in and goes on to where the visitor wanted to be. */
export function useLogIn(target: string | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const agree = useOneLanguage()
  return useMutation({
    mutationFn: (form: { email: string; password: string }) => call(logIn, form),
    onSuccess: async ({ user }) => {
      welcomeMember(queries, await agree(user))
      await navigate(loginTarget(target), { replace: true })
    },
  })
}

/** Screens and mails speak one language: the one that was chosen in this browser, else the account's. */
function useOneLanguage() {
  const catalogue = useCatalogue()
  return async (user: User): Promise<User> => {
    if (user.language === catalogue.locale) return user
    if (hasChoice('locale')) {
      const saved = call(saveLanguage, { language: catalogue.locale })
      // Whoever is logged in goes on, whatever becomes of the language.
      return saved.then((answer) => answer.user).catch(() => user)
    }
    await catalogue.switchTo(user.language)
    document.documentElement.lang = user.language
    return user
  }
}
