import type { ReportTexts } from './report-texts.ts'

export const da: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Vi har modtaget din anmeldelse',
      preheader: 'Du hører fra os, når det er afgjort.',
      title: 'Din anmeldelse er modtaget',
      body: [
        'Tak, fordi du siger til. Det her har vi modtaget fra dig:',
        'En medarbejder ser på din anmeldelse og beslutter, hvad der skal ske; det overlader vi aldrig til en computer. Som regel tager det et par hverdage. Så mailer vi dig afgørelsen og grundene.',
        'Den, du har anmeldt, får ikke at vide, at det var dig.',
      ],
      fact: 'Anmeldelse {number}\n{what}: {why}\n{at}',
      after: [
        'Vil du tilføje noget? Skriv til {support}, og nævn nummeret.',
        'Er nogen i fare? Så ring straks til alarmcentralen.',
      ],
    },
    report_outcome: {
      subject: 'Din anmeldelse er afgjort',
      preheader: 'Her kan du læse hvad og hvorfor.',
      title: 'Afgørelsen om din anmeldelse',
      body: [
        'En medarbejder har vurderet din anmeldelse. Det her er afgørelsen:',
        'Det her har vi konstateret: {facts}',
        '{ground}',
        'Et menneske har truffet afgørelsen. Intet er afgjort automatisk.',
      ],
      fact: '{decision}\nAnmeldelse {number}, {what}, {at}',
      button: 'Klag over afgørelsen',
      after: [
        'Er du uenig? Til og med {until} kan du klage gratis. Nævn nummer {number}; så ser en anden medarbejder på det igen.',
        'Du kan også gå til et godkendt tvistbilæggelsesorgan eller til domstolene.',
      ],
    },
    statement_of_reasons: {
      subject: 'En afgørelse om din konto',
      preheader: 'Her kan du læse hvad og hvorfor.',
      title: 'En afgørelse om din konto',
      body: [
        'Efter en anmeldelse har en medarbejder set på din konto. Det her er afgørelsen:',
        'Det her har vi konstateret: {facts}',
        '{ground}',
        'Afgørelsen gælder overalt på {site} og på ubestemt tid. Et menneske har truffet den; intet er afgjort automatisk.',
      ],
      fact: '{decision}\nAfgørelse {number}, {what}, {at}',
      button: 'Klag over afgørelsen',
      after: [
        'Er du uenig? Til og med {until} kan du klage gratis, også med en mail til {support}. Nævn nummer {number}; så ser en anden medarbejder på det igen.',
        'Du kan også gå til et godkendt tvistbilæggelsesorgan eller til domstolene.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profil', photo: 'Billede', message: 'Besked' },
    reasons: {
      minor: 'En person under 18',
      illegal_content: 'Noget ulovligt',
      threats_or_hate: 'Trusler eller had',
      scam_or_money: 'Svindel eller ønske om penge',
      impersonation: 'Udgiver sig for at være en anden',
      nudity_without_consent: 'Nøgenbilleder uden samtykke',
      contact_or_advertising: 'Kontaktoplysninger eller reklame',
      something_else: 'Noget andet',
    },
    decisions: {
      no_action: 'Vi griber ikke ind.',
      remove_content: 'Vi har fjernet det, du anmeldte.',
      ban: 'Vi har spærret kontoen.',
    },
    own_decisions: {
      remove_content: 'Vi har fjernet noget fra dig.',
      ban: 'Vi har spærret din konto.',
    },
    grounds: {
      terms: 'Vi har vurderet det efter vores betingelser: {ground}',
      law: 'Vi har vurderet det efter loven: {ground}',
    },
  },
}
