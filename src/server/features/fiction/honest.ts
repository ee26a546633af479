import type { LocaleCode } from '#contract/locales.ts'

type Words = {
  /** What a fictional profile says when it is asked what it is, or to meet: each is the whole truth by itself. */
  readonly honest: readonly [string, string]
  /** Proposes a break, to whoever may need one. */
  readonly pause: string
  /** Ends a profile. */
  readonly retired: string
}
type Names = { readonly member: string; readonly profile: string }

export const HONEST_WORDS: Readonly<Record<LocaleCode, Words>> = {
  nl: {
    honest: [
      'Eerlijk antwoord, {member}: {profile} is een fictief profiel en bestaat niet echt. Iemand van ons team schrijft deze berichten, en afspreken kan niet.',
      'Goed dat je het vraagt: {profile} is verzonnen. Hier antwoordt je iemand die voor de site schrijft, en elkaar ontmoeten kan nooit.',
    ],
    pause:
      'Even een pauze, {member}? {profile} is een fictief profiel en elk bericht kost je credits. Leg het gerust een tijd weg, er gaat niets verloren. Bij je credits stel je een maandlimiet in. Zit je ergens mee, praat dan met iemand die je vertrouwt.',
    retired:
      '{profile} stopt hier, {member}. {profile} was een fictief profiel en antwoordt vanaf nu niet meer. Schrijf dus niet verder: je credits blijven van jou.',
  },
  en: {
    honest: [
      'An honest answer, {member}: {profile} is a fictional profile and doesn’t really exist. Somebody from our team writes these messages, and meeting isn’t possible.',
      'Good of you to ask: {profile} is made up. Somebody who writes for the site answers you here, and there can never be a meeting.',
    ],
    pause:
      'Time for a break, {member}? {profile} is a fictional profile, and every message costs you credits. Leave it for a while if you like, nothing gets lost. With your credits you can set a monthly limit. If something weighs on you, talk to somebody you trust.',
    retired:
      '{profile} stops here, {member}. {profile} was a fictional profile and won’t answer from now on. So don’t write any further: your credits stay yours.',
  },
  de: {
    honest: [
      'Ehrliche Antwort, {member}: {profile} ist ein fiktives Profil und existiert nicht wirklich. Jemand aus unserem Team schreibt diese Nachrichten, und ein Treffen ist nicht möglich.',
      'Gut, dass du fragst: {profile} ist erfunden. Hier antwortet dir jemand, der für die Seite schreibt, und ein Treffen kann es nie geben.',
    ],
    pause:
      'Zeit für eine Pause, {member}? {profile} ist ein fiktives Profil, und jede Nachricht kostet dich Credits. Lass es ruhig eine Weile liegen, nichts geht verloren. Bei deinen Credits kannst du ein Monatslimit setzen. Wenn dich etwas bedrückt, sprich mit jemandem, dem du vertraust.',
    retired:
      '{profile} hört hier auf, {member}. {profile} war ein fiktives Profil und antwortet ab jetzt nicht mehr. Schreib also nicht weiter: Deine Credits bleiben dir.',
  },
  fr: {
    honest: [
      'Réponse honnête, {member} : {profile} est un profil fictif et n’existe pas vraiment. Quelqu’un de notre équipe écrit ces messages, et une rencontre n’est pas possible.',
      'Tu fais bien de demander : {profile} est un personnage inventé. Quelqu’un qui écrit pour le site te répond ici, et il n’y aura jamais de rencontre.',
    ],
    pause:
      'Et si tu faisais une pause, {member} ? {profile} est un profil fictif, et chaque message te coûte des crédits. Laisse ça de côté un moment, rien ne se perd. Dans tes crédits, tu peux fixer une limite mensuelle. Si quelque chose te pèse, parles-en à une personne de confiance.',
    retired:
      '{profile} s’arrête ici, {member}. {profile} était un profil fictif et ne répondra plus. N’écris donc pas davantage : tes crédits restent à toi.',
  },
  es: {
    honest: [
      'Respuesta sincera, {member}: {profile} es un perfil ficticio y no existe de verdad. Alguien de nuestro equipo escribe estos mensajes, y no es posible quedar.',
      'Haces bien en preguntar: {profile} es un personaje inventado. Aquí te responde alguien que escribe para el sitio, y nunca podrá haber un encuentro.',
    ],
    pause:
      '¿Hacemos una pausa, {member}? {profile} es un perfil ficticio y cada mensaje te cuesta créditos. Déjalo un tiempo si quieres, no se pierde nada. En tus créditos puedes poner un límite mensual. Si algo te preocupa, habla con alguien de confianza.',
    retired:
      '{profile} termina aquí, {member}. {profile} era un perfil ficticio y ya no responderá. No sigas escribiendo: tus créditos siguen siendo tuyos.',
  },
  it: {
    honest: [
      'Risposta sincera, {member}: {profile} è un profilo fittizio e non esiste davvero. Qualcuno del nostro team scrive questi messaggi, e incontrarsi non è possibile.',
      'Fai bene a chiedere: {profile} è un personaggio inventato. Qui ti risponde qualcuno che scrive per il sito, e un incontro non ci sarà mai.',
    ],
    pause:
      'Una pausa, {member}? {profile} è un profilo fittizio e ogni messaggio ti costa crediti. Lascia pure stare per un po’, non si perde niente. Nei tuoi crediti puoi impostare un limite mensile. Se qualcosa ti pesa, parlane con una persona di cui ti fidi.',
    retired:
      '{profile} si ferma qui, {member}. {profile} era un profilo fittizio e da ora non risponde più. Quindi non scrivere oltre: i tuoi crediti restano tuoi.',
  },
  pl: {
    honest: [
      'Szczera odpowiedź, {member}: {profile} to profil fikcyjny i nie istnieje naprawdę. Te wiadomości pisze ktoś z naszego zespołu, a spotkanie nie jest możliwe.',
      'Dobrze, że pytasz: {profile} to postać wymyślona. Odpowiada ci tu ktoś, kto pisze dla serwisu, i do spotkania nigdy nie dojdzie.',
    ],
    pause:
      'Może przerwa, {member}? {profile} to profil fikcyjny, a każda wiadomość kosztuje cię kredyty. Odłóż to spokojnie na jakiś czas, nic nie przepadnie. Przy kredytach możesz ustawić miesięczny limit. Jeśli coś cię gryzie, porozmawiaj z kimś, komu ufasz.',
    retired:
      '{profile} kończy tutaj, {member}. {profile} to był profil fikcyjny i od teraz nie odpowiada. Nie pisz więc dalej: kredyty zostają twoje.',
  },
  sv: {
    honest: [
      'Ärligt svar, {member}: {profile} är en fiktiv profil och finns inte på riktigt. Någon i vårt team skriver de här meddelandena, och det går inte att träffas.',
      'Bra att du frågar: {profile} är påhittad. Den som svarar dig här skriver för sajten, och det blir aldrig någon träff.',
    ],
    pause:
      'Dags för en paus, {member}? {profile} är en fiktiv profil, och varje meddelande kostar dig credits. Låt det gärna vila ett tag, inget går förlorat. Vid dina credits kan du sätta en månadsgräns. Om något tynger dig, prata med någon du litar på.',
    retired:
      '{profile} slutar här, {member}. {profile} var en fiktiv profil och svarar inte längre. Skriv alltså inte mer: dina credits är fortfarande dina.',
  },
  da: {
    honest: [
      'Ærligt svar, {member}: {profile} er en fiktiv profil og findes ikke i virkeligheden. En fra vores team skriver disse beskeder, og det er ikke muligt at mødes.',
      'Godt, at du spørger: {profile} er opdigtet. Den, der svarer dig her, skriver for sitet, og der bliver aldrig noget møde.',
    ],
    pause:
      'Tid til en pause, {member}? {profile} er en fiktiv profil, og hver besked koster dig credits. Lad det bare ligge et stykke tid, intet går tabt. Ved dine credits kan du sætte en månedlig grænse. Er der noget, der tynger dig, så tal med en, du stoler på.',
    retired:
      '{profile} stopper her, {member}. {profile} var en fiktiv profil og svarer ikke længere. Så skriv ikke mere: dine credits er stadig dine.',
  },
  nb: {
    honest: [
      'Ærlig svar, {member}: {profile} er en fiktiv profil og finnes ikke i virkeligheten. En i teamet vårt skriver disse meldingene, og det er ikke mulig å møtes.',
      'Bra at du spør: {profile} er oppdiktet. Den som svarer deg her, skriver for nettstedet, og det blir aldri noe møte.',
    ],
    pause:
      'Tid for en pause, {member}? {profile} er en fiktiv profil, og hver melding koster deg credits. La det gjerne ligge en stund, ingenting går tapt. Ved creditsene dine kan du sette en månedsgrense. Er det noe som tynger deg, så snakk med noen du stoler på.',
    retired:
      '{profile} slutter her, {member}. {profile} var en fiktiv profil og svarer ikke lenger. Så ikke skriv mer: creditsene dine er fortsatt dine.',
  },
  fi: {
    honest: [
      'Rehellinen vastaus, {member}: {profile} on fiktiivinen profiili eikä ole oikeasti olemassa. Joku tiimistämme kirjoittaa nämä viestit, eikä tapaaminen ole mahdollista.',
      'Hyvä että kysyt: {profile} on keksitty. Sinulle vastaa täällä sivuston kirjoittaja, eikä tapaamista voi koskaan tulla.',
    ],
    pause:
      'Pidetäänkö tauko, {member}? {profile} on fiktiivinen profiili, ja jokainen viesti maksaa sinulle krediittejä. Jätä tämä rauhassa hetkeksi, mitään ei katoa. Krediittiesi kohdalla voit asettaa kuukausirajan. Jos jokin painaa mieltä, puhu jollekulle, johon luotat.',
    retired:
      '{profile} lopettaa tähän, {member}. {profile} oli fiktiivinen profiili eikä enää vastaa. Älä siis kirjoita enempää: krediitit pysyvät sinulla.',
  },
}

/** The honest answers that stand ready, in the language of a member. */
export function honestLines(language: LocaleCode, names: Names): [string, string] {
  const [one, other] = HONEST_WORDS[language].honest
  return [filled(one, names), filled(other, names)]
}

export function pauseCard(language: LocaleCode, names: Names): string {
  return filled(HONEST_WORDS[language].pause, names)
}

/** What members are told of a profile that ends. */
export function farewell(language: LocaleCode, names: Names): string {
  return filled(HONEST_WORDS[language].retired, names)
}

function filled(text: string, names: Names): string {
  return text.replaceAll(/\{(member|profile)\}/g, (_, name: keyof Names) => names[name])
}
