/** The kind of jobs by which fictional demo members answer. */
export const ANSWER = 'demo_answer'

/** What is to be answered, and by whom. */
export type AnswerTask = {
  readonly conversation_id: string
  readonly seq: number
  readonly fiction_id: string
}
