/** Spaces, control signs, joiners and fillers, and signs that only say how the one before them looks. */
const UNSEEN = /^[\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text)
}
