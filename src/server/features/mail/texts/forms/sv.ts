import type { FormTexts } from './form-texts.ts'

export const sv: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Vi har tagit emot klagomål {number}',
      preheader: 'Du får svar inom 14 dagar.',
      title: 'Ditt klagomål har kommit fram',
      body: [
        'Vi har tagit emot ditt klagomål. Det här är numret:',
        'En medarbetare läser ditt klagomål och svarar inom 14 dagar, till den här e-postadressen och med skälen.',
      ],
      fact: 'Klagomål {number}\n{kind}\n{at}',
      after: [
        'Vill du lägga till något? Skriv till {support} och ange numret.',
        'Har du inte skickat något klagomål? Då behöver du inte göra något.',
      ],
    },
    complaint: {
      subject: 'Nytt klagomål {number}',
      preheader: 'Svara inom 14 dagar.',
      title: 'Ett klagomål har kommit in',
      body: [
        'Det här klagomålet kom in via formuläret på {site}. Avsändaren har fått en bekräftelse med numret.',
        '{text}',
      ],
      fact: 'Klagomål {number}\n{kind}\n{at}\nNamn: {name}\nE-postadress: {email}\nReferens: {reference}',
      after: [
        'Besvara klagomålet inom 14 dagar med: npm run complaints -- answer. Då sparas svaret tillsammans med det.',
      ],
      why: 'Du får det här mejlet eftersom det är kundtjänstens adress hos {site}.',
    },
    complaint_answer: {
      subject: 'Svar på klagomål {number}',
      preheader: 'Här läser du vad vi har gjort och varför.',
      title: 'Svaret på ditt klagomål',
      body: ['En medarbetare har tittat på ditt klagomål:', '{answer}'],
      fact: '{kind}\nKlagomål {number}, {at}',
      button: 'Vad du mer kan göra',
      after: ['Håller du inte med? På sidan om klagomål står det vart du kan vända dig sedan.'],
    },
    exclusion: {
      subject: 'Bekräfta att du vill spärra den här adressen',
      preheader: 'Inget ändras förrän du bekräftar.',
      title: 'Spärra den här adressen',
      body: [
        'Någon har bett om att den här e-postadressen ska spärras för registrering på {site}. Var det du, bekräfta med knappen. Sedan kan ingen registrera sig med den, inte du heller.',
        'Har du redan ett konto med den här adressen? Det finns kvar. Vill du radera det, logga in och radera ditt konto i inställningarna.',
      ],
      button: 'Spärra den här adressen',
      after: [
        'Länken fungerar i sju dagar och en gång. Själva adressen sparar vi inte, bara en kod som den inte kan läsas ut ur.',
        'Har du inte bett om det? Då behöver du inte göra något: utan bekräftelse händer ingenting.',
        'Spara det här mejlet: med länken nedan häver du spärren igen.',
      ],
      second: 'Häv spärren',
    },
  },
  kinds: {
    payment: 'En betalning eller credits',
    profile_or_message: 'En profil eller ett meddelande',
    decision: 'Ett beslut om en anmälan',
    privacy: 'Integritet och uppgifter',
    other: 'Något annat',
  },
}
