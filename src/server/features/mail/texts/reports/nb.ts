import type { ReportTexts } from './report-texts.ts'

export const nb: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Vi har mottatt rapporten din',
      preheader: 'Du hører fra oss når det er avgjort.',
      title: 'Rapporten din er mottatt',
      body: [
        'Takk for at du sier fra. Dette har vi mottatt fra deg:',
        'En medarbeider ser på rapporten og bestemmer hva som skjer; det overlater vi aldri til en datamaskin. Som regel tar det noen virkedager. Så sender vi deg avgjørelsen og begrunnelsen.',
        'Den du rapporterte, får ikke vite at det var deg.',
      ],
      fact: 'Rapport {number}\n{what}: {why}\n{at}',
      after: [
        'Vil du legge til noe? Skriv til {support} og oppgi nummeret.',
        'Er noen i fare? Ring nødnummeret med en gang.',
      ],
    },
    report_outcome: {
      subject: 'Rapporten din er avgjort',
      preheader: 'Her leser du hva og hvorfor.',
      title: 'Avgjørelsen om rapporten din',
      body: [
        'En medarbeider har vurdert rapporten din. Dette er avgjørelsen:',
        'Dette har vi slått fast: {facts}',
        '{ground}',
        'Et menneske har tatt avgjørelsen. Ingenting ble bestemt automatisk.',
      ],
      fact: '{decision}\nRapport {number}, {what}, {at}',
      button: 'Send en klage',
      after: [
        'Er du uenig? Til og med {until} kan du klage gratis. Oppgi nummer {number}; da ser en annen medarbeider på saken på nytt.',
        'Du kan også gå til et godkjent tvisteløsningsorgan eller til domstolene.',
      ],
    },
    statement_of_reasons: {
      subject: 'En avgjørelse om kontoen din',
      preheader: 'Her leser du hva og hvorfor.',
      title: 'En avgjørelse om kontoen din',
      body: [
        'Etter en rapport har en medarbeider sett på kontoen din. Dette er avgjørelsen:',
        'Dette har vi slått fast: {facts}',
        '{ground}',
        'Avgjørelsen gjelder overalt på {site} og på ubestemt tid. Et menneske har tatt den; ingenting ble bestemt automatisk.',
      ],
      fact: '{decision}\nAvgjørelse {number}, {what}, {at}',
      button: 'Send en klage',
      after: [
        'Er du uenig? Til og med {until} kan du klage gratis, også med en e-post til {support}. Oppgi nummer {number}; da ser en annen medarbeider på saken på nytt.',
        'Du kan også gå til et godkjent tvisteløsningsorgan eller til domstolene.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profil', photo: 'Bilde', message: 'Melding' },
    reasons: {
      minor: 'Noen under 18',
      illegal_content: 'Noe ulovlig',
      threats_or_hate: 'Trusler eller hat',
      scam_or_money: 'Svindel eller spørsmål om penger',
      impersonation: 'Utgir seg for å være en annen',
      nudity_without_consent: 'Nakenbilder uten samtykke',
      contact_or_advertising: 'Kontaktopplysninger eller reklame',
      something_else: 'Noe annet',
    },
    decisions: {
      no_action: 'Vi griper ikke inn.',
      remove_content: 'Vi har fjernet det du rapporterte.',
      ban: 'Vi har sperret kontoen.',
    },
    own_decisions: {
      remove_content: 'Vi har fjernet noe fra deg.',
      ban: 'Vi har sperret kontoen din.',
    },
    grounds: {
      terms: 'Vi har vurdert dette etter vilkårene våre: {ground}',
      law: 'Vi har vurdert dette etter loven: {ground}',
    },
  },
}
