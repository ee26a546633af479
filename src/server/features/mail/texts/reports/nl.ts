import type { ReportTexts } from './report-texts.ts'

export const nl: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'We hebben je melding ontvangen',
      preheader: 'Je hoort van ons wat er besloten is.',
      title: 'Je melding is binnen',
      body: [
        'Bedankt dat je dit aan ons laat weten. Dit hebben we van je ontvangen:',
        'Een medewerker bekijkt je melding en besluit wat er gebeurt; dat laten we nooit aan een computer over. Meestal duurt het een paar werkdagen. Daarna mailen we je het besluit en de redenen.',
        'Wie je gemeld hebt, hoort niet dat jij het was.',
      ],
      fact: 'Melding {number}\n{what}: {why}\n{at}',
      after: [
        'Wil je nog iets toevoegen? Schrijf naar {support} en noem het nummer.',
        'Is er iemand in gevaar? Bel dan meteen het alarmnummer.',
      ],
    },
    report_outcome: {
      subject: 'Er is besloten over je melding',
      preheader: 'Je leest hier wat en waarom.',
      title: 'Het besluit over je melding',
      body: [
        'Een medewerker heeft je melding beoordeeld. Dit is het besluit:',
        'Dit hebben we vastgesteld: {facts}',
        '{ground}',
        'Het besluit is door een mens genomen. Er is niets automatisch beslist.',
      ],
      fact: '{decision}\nMelding {number}, {what}, {at}',
      button: 'Een klacht indienen',
      after: [
        'Ben je het er niet mee eens? Tot en met {until} kun je gratis een klacht indienen. Noem daarbij nummer {number}; een andere medewerker kijkt er dan opnieuw naar.',
        'Je kunt ook naar een erkende geschilleninstantie of naar de rechter gaan.',
      ],
    },
    statement_of_reasons: {
      subject: 'Een besluit over je account',
      preheader: 'Je leest hier wat en waarom.',
      title: 'Een besluit over je account',
      body: [
        'Na een melding heeft een medewerker naar je account gekeken. Dit is het besluit:',
        'Dit hebben we vastgesteld: {facts}',
        '{ground}',
        'Het besluit geldt op heel {site} en voor onbepaalde tijd. Het is door een mens genomen; er is niets automatisch beslist.',
      ],
      fact: '{decision}\nBesluit {number}, {what}, {at}',
      button: 'Een klacht indienen',
      after: [
        'Ben je het er niet mee eens? Tot en met {until} kun je gratis een klacht indienen, ook per mail naar {support}. Noem daarbij nummer {number}; een andere medewerker kijkt er dan opnieuw naar.',
        'Je kunt ook naar een erkende geschilleninstantie of naar de rechter gaan.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profiel', photo: 'Foto', message: 'Bericht' },
    reasons: {
      minor: 'Iemand onder de 18',
      illegal_content: 'Iets wat strafbaar is',
      threats_or_hate: 'Bedreiging of haat',
      scam_or_money: 'Oplichting of vragen om geld',
      impersonation: 'Doet zich voor als een ander',
      nudity_without_consent: 'Naaktbeeld zonder toestemming',
      contact_or_advertising: 'Contactgegevens of reclame',
      something_else: 'Iets anders',
    },
    decisions: {
      no_action: 'We grijpen niet in.',
      remove_content: 'We hebben verwijderd wat je meldde.',
      ban: 'We hebben het account geblokkeerd.',
    },
    own_decisions: {
      remove_content: 'We hebben iets van je verwijderd.',
      ban: 'We hebben je account geblokkeerd.',
    },
    grounds: {
      terms: 'We hebben dit getoetst aan onze voorwaarden: {ground}',
      law: 'We hebben dit getoetst aan de wet: {ground}',
    },
  },
}
