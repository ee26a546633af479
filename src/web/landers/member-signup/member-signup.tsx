/** Never seen: its address leads on before anything is drawn. */
export function MemberSignup() {
  return null
}
