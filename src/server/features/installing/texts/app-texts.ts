/** Every text that an installed app needs in one language before any page is there. */
export type AppTexts = {
  /** A name that tells nothing, for whoever is discreet. */
  readonly neutralName: string
  readonly offline: { readonly title: string; readonly text: string; readonly retry: string }
  /** Where one goes at once from the icon. */
  readonly shortcuts: Readonly<Record<'members' | 'chats' | 'likes', string>>
}
