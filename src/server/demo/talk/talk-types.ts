/** What a member may speak of that a fictional profile can ask about, too. */
export const SUBJECTS = [
  'name',
  'from',
  'music',
  'film',
  'food',
  'travel',
  'sport',
  'pets',
  'weekend',
  'hobbies',
  'wellbeing',
] as const
export type Subject = (typeof SUBJECTS)[number]

export type Topic =
  | Subject
  | 'insult'
  | 'silent'
  | 'sex'
  | 'age'
  | 'looks'
  | 'status'
  | 'seeking'
  | 'work'
  | 'photos'
  | 'compliment'
  | 'thanks'
  | 'bye'
  | 'greeting'
  | 'home'
  /** A short reaction without a subject. */
  | 'nod'
  /** “And you?” */
  | 'back'

/** Interests of which a profile has some are spoken of by their names; the others have words of their own. */
type Spoken =
  | Exclude<Topic, 'music' | 'film' | 'food' | 'travel' | 'sport' | 'pets' | 'back'>
  | 'hello'
  | 'liked'
  | 'unliked'
  | 'quote'
  | 'what'
  | 'meet'
  | 'noted'
  /** To a question, and to anything else, that was not understood. */
  | 'unknown'
  | 'lost'
  | 'over'
  | 'toldName'
  | 'toldTown'
  | 'recallName'
  | 'recallTown'
  | 'recallLike'
  | 'gift'
  | 'photo'

/**
 * How fictional members of the demo talk in one language. They are shown as fictional and say nothing that would be a
 * lie. Nothing in `said` asks or invites; what they may ask back stands in `asked`. `{name}` is a fact of the profile,
 * `{told}` one that the member told.
 */
export type Talk = {
  /** How it is heard what a message is about: expressions over plain letters. */
  readonly heard: Readonly<Record<Topic, string>>
  /** How members tell their name and town, with the word as the group, and how they speak of themselves and to others. */
  readonly told: Readonly<Record<'name' | 'town' | 'self' | 'you', string>>
  readonly said: Readonly<Record<Spoken, readonly string[]>>
  readonly asked: Readonly<Record<Subject, readonly string[]>>
}
