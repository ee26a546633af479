/** The words of signup in two languages: each mistake is told in both. */
export const DUTCH = {
  next: 'Verder',
  finish: 'Gratis lid worden (18+)',
  name: 'Profielnaam',
  date: 'Geboortedatum',
  place: 'Woonplaats',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  login: 'Inloggen',
  message: 'Je eerste bericht aan Mila',
  reactivate: 'Stuur me de link',
  gender_missing: 'Kies wie je bent.',
  seeks_missing: 'Kies wie je zoekt.',
  name_short: 'Vul een naam in van minstens 2 tekens.',
  name_not_allowed:
    'Deze profielnaam kan niet. Kies een naam die niet je e-mailadres is en niet met @ begint.',
  too_young: 'Vul uw geboortedatum in (18+ jaar)',
  place_missing: 'Vul je woonplaats in.',
  place_unknown: 'Die plaats kennen we niet. Probeer een grotere plaats in de buurt.',
  email_missing: 'Vul je e-mailadres in.',
  email_invalid: 'Dit lijkt geen e-mailadres. Controleer het even.',
  email_taken: 'Dit e-mailadres heeft al een account op deze site.',
  deleted: 'Dit e-mailadres hoort bij een account dat is verwijderd.',
  reactivation_sent: 'We hebben een link gestuurd naar',
  password_short: 'Kies een wachtwoord van minstens 8 tekens.',
  weak: 'Zwak. Maak het langer.',
  too_common:
    'Dit wachtwoord is te makkelijk te raden. Kies een ander, bijvoorbeeld een korte zin.',
  terms_missing: 'Zonder je akkoord kunnen we geen account maken. Vink dit aan om verder te gaan.',
  orientation_missing:
    'Zonder deze toestemming mogen we je met niemand in contact brengen. Vink dit aan om verder te gaan.',
  contact:
    'Telefoonnummers, e-mailadressen en links zijn hier alleen voor premiumleden. Haal ze weg om verder te gaan.',
  too_fast: 'Dat gaat te snel. Wacht even en probeer het dan opnieuw.',
  closed: 'Aanmelden is nu niet mogelijk',
}
export type SignupWords = typeof DUTCH

export const ENGLISH: SignupWords = {
  next: 'Continue',
  finish: 'Join for free (18+)',
  name: 'Profile name',
  date: 'Date of birth',
  place: 'Town',
  email: 'E-mail address',
  password: 'Password',
  login: 'Log in',
  message: 'Your first message to Mila',
  reactivate: 'Send me the link',
  gender_missing: 'Choose who you are.',
  seeks_missing: 'Choose who you’re looking for.',
  name_short: 'Enter a name of at least 2 characters.',
  name_not_allowed:
    'You can’t use this profile name. Choose one that isn’t your e-mail address and doesn’t start with @.',
  too_young: 'You must be 18 or older for this site.',
  place_missing: 'Enter the town you live in.',
  place_unknown: 'We don’t know that place. Try a larger one nearby.',
  email_missing: 'Enter your e-mail address.',
  email_invalid: 'This doesn’t look like an e-mail address. Please check it.',
  email_taken: 'There’s already an account with this e-mail address on this site.',
  deleted: 'This e-mail address belongs to an account that was deleted.',
  reactivation_sent: 'We’ve sent a link to',
  password_short: 'Choose a password of at least 8 characters.',
  weak: 'Weak. Make it longer.',
  too_common: 'This password is too easy to guess. Choose another one, such as a short sentence.',
  terms_missing: 'We can’t create an account without your agreement. Tick this box to continue.',
  orientation_missing:
    'Without this consent we’re not allowed to match you with anyone. Tick this box to continue.',
  contact:
    'Phone numbers, e-mail addresses and links are for Premium members only. Remove them to continue.',
  too_fast: 'That’s a bit too fast. Wait a moment and try again.',
  closed: 'You can’t join right now',
}
