import type { FormTexts } from './form-texts.ts'

export const da: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Vi har modtaget klage {number}',
      preheader: 'Du får svar inden for 14 dage.',
      title: 'Din klage er modtaget',
      body: [
        'Vi har modtaget din klage. Her er nummeret:',
        'En medarbejder læser din klage og svarer inden for 14 dage, til denne e-mailadresse og med begrundelse.',
      ],
      fact: 'Klage {number}\n{kind}\n{at}',
      after: [
        'Vil du tilføje noget? Skriv til {support}, og nævn nummeret.',
        'Har du ikke sendt en klage? Så behøver du ikke gøre noget.',
      ],
    },
    complaint: {
      subject: 'Ny klage {number}',
      preheader: 'Svar inden for 14 dage.',
      title: 'Der er kommet en klage',
      body: [
        'Denne klage er kommet via formularen på {site}. Afsenderen har fået en bekræftelse med nummeret.',
        '{text}',
      ],
      fact: 'Klage {number}\n{kind}\n{at}\nNavn: {name}\nE-mailadresse: {email}\nReference: {reference}',
      after: [
        'Besvar klagen inden for 14 dage med: npm run complaints -- answer. Så bliver svaret gemt sammen med den.',
      ],
      why: 'Du får denne mail, fordi det er kundeservices adresse hos {site}.',
    },
    complaint_answer: {
      subject: 'Svar på klage {number}',
      preheader: 'Her kan du læse, hvad vi har gjort og hvorfor.',
      title: 'Svaret på din klage',
      body: ['En medarbejder har set på din klage:', '{answer}'],
      fact: '{kind}\nKlage {number}, {at}',
      button: 'Hvad du ellers kan gøre',
      after: ['Er du ikke enig? På siden om klager står der, hvor du kan henvende dig bagefter.'],
    },
    exclusion: {
      subject: 'Bekræft, at du vil spærre denne adresse',
      preheader: 'Der sker ikke noget, før du bekræfter.',
      title: 'Spær denne adresse',
      body: [
        'Nogen har bedt om at få denne e-mailadresse spærret for tilmelding på {site}. Var det dig, så bekræft med knappen. Derefter kan ingen tilmelde sig med den, heller ikke dig selv.',
        'Har du allerede en konto med denne adresse? Den bliver stående. Vil du slette den, så log ind og slet din konto under indstillinger.',
      ],
      button: 'Spær denne adresse',
      after: [
        'Linket virker i syv dage og én gang. Selve adressen gemmer vi ikke, kun en kode, som den ikke kan læses ud af.',
        'Har du ikke bedt om det? Så behøver du ikke gøre noget: uden bekræftelse sker der ingenting.',
        'Gem denne mail: med linket herunder ophæver du spærringen igen.',
      ],
      second: 'Ophæv spærringen',
    },
  },
  kinds: {
    payment: 'En betaling eller credits',
    profile_or_message: 'En profil eller en besked',
    decision: 'En afgørelse om en anmeldelse',
    privacy: 'Privatliv og data',
    other: 'Noget andet',
  },
}
