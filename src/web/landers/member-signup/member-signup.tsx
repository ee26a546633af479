/** Nobody sees it: its address leads on before anything is drawn. */
export function MemberSignup() {
  return null
}
