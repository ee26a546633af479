import type { FormTexts } from './form-texts.ts'

export const nb: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Vi har mottatt klage {number}',
      preheader: 'Du får svar innen 14 dager.',
      title: 'Klagen din er mottatt',
      body: [
        'Vi har mottatt klagen din. Dette er nummeret:',
        'En medarbeider leser klagen din og svarer innen 14 dager, til denne e-postadressen og med begrunnelse.',
      ],
      fact: 'Klage {number}\n{kind}\n{at}',
      after: [
        'Vil du legge til noe? Skriv til {support} og oppgi nummeret.',
        'Har du ikke sendt noen klage? Da trenger du ikke gjøre noe.',
      ],
    },
    complaint: {
      subject: 'Ny klage {number}',
      preheader: 'Svar innen 14 dager.',
      title: 'Det har kommet en klage',
      body: [
        'Denne klagen kom inn via skjemaet på {site}. Avsenderen har fått en bekreftelse med nummeret.',
        '{text}',
      ],
      fact: 'Klage {number}\n{kind}\n{at}\nNavn: {name}\nE-postadresse: {email}\nReferanse: {reference}',
      after: [
        'Besvar klagen innen 14 dager med: npm run complaints -- answer. Slik blir svaret lagret sammen med den.',
      ],
      why: 'Du får denne e-posten fordi dette er adressen til kundeservice hos {site}.',
    },
    complaint_answer: {
      subject: 'Svar på klage {number}',
      preheader: 'Her leser du hva vi har gjort, og hvorfor.',
      title: 'Svaret på klagen din',
      body: ['En medarbeider har sett på klagen din:', '{answer}'],
      fact: '{kind}\nKlage {number}, {at}',
      button: 'Hva mer du kan gjøre',
      after: ['Er du ikke enig? På siden om klager står det hvor du kan henvende deg etterpå.'],
    },
    exclusion: {
      subject: 'Bekreft at du vil sperre denne adressen',
      preheader: 'Ingenting endres før du bekrefter.',
      title: 'Sperr denne adressen',
      body: [
        'Noen har bedt om at denne e-postadressen sperres for registrering på {site}. Var det deg, bekreft med knappen. Deretter kan ingen registrere seg med den, heller ikke du.',
        'Har du allerede en konto med denne adressen? Den blir værende. Vil du slette den, logg inn og slett kontoen din i innstillingene.',
      ],
      button: 'Sperr denne adressen',
      after: [
        'Lenken virker i sju dager og én gang. Selve adressen lagrer vi ikke, bare en kode som den ikke kan leses ut av.',
        'Har du ikke bedt om dette? Da trenger du ikke gjøre noe: uten bekreftelse skjer det ingenting.',
        'Ta vare på denne e-posten: med lenken under opphever du sperren igjen.',
      ],
      second: 'Opphev sperren',
    },
  },
  kinds: {
    payment: 'En betaling eller credits',
    profile_or_message: 'En profil eller en melding',
    decision: 'En avgjørelse om en rapport',
    privacy: 'Personvern og data',
    other: 'Noe annet',
  },
}
