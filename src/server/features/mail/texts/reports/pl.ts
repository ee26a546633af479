import type { ReportTexts } from './report-texts.ts'

export const pl: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Otrzymaliśmy twoje zgłoszenie',
      preheader: 'Damy ci znać, co postanowiliśmy.',
      title: 'Twoje zgłoszenie dotarło',
      body: [
        'Dziękujemy, że dajesz nam znać. Oto, co od ciebie otrzymaliśmy:',
        'Ktoś z naszego zespołu sprawdza zgłoszenie i decyduje, co dalej; nigdy nie zostawiamy tego komputerowi. Zwykle trwa to kilka dni roboczych. Potem wyślemy ci decyzję i jej powody.',
        'Zgłoszona osoba nie dowie się, że to ty.',
      ],
      fact: 'Zgłoszenie {number}\n{what}: {why}\n{at}',
      after: [
        'Chcesz coś dodać? Napisz na {support} i podaj numer.',
        'Ktoś jest w niebezpieczeństwie? Od razu zadzwoń na numer alarmowy.',
      ],
    },
    report_outcome: {
      subject: 'Jest decyzja w sprawie twojego zgłoszenia',
      preheader: 'Tu przeczytasz jaka i dlaczego.',
      title: 'Decyzja w sprawie twojego zgłoszenia',
      body: [
        'Ktoś z naszego zespołu rozpatrzył twoje zgłoszenie. Oto decyzja:',
        'Oto, co ustaliliśmy: {facts}',
        '{ground}',
        'Decyzję podjął człowiek. Nic nie zostało rozstrzygnięte automatycznie.',
      ],
      fact: '{decision}\nZgłoszenie {number}, {what}, {at}',
      button: 'Złóż skargę',
      after: [
        'Nie zgadzasz się? Do {until} włącznie możesz bezpłatnie złożyć skargę. Podaj numer {number}; wtedy przyjrzy się temu inna osoba z zespołu.',
        'Możesz też zwrócić się do certyfikowanego organu rozstrzygania sporów albo do sądu.',
      ],
    },
    statement_of_reasons: {
      subject: 'Decyzja w sprawie twojego konta',
      preheader: 'Tu przeczytasz jaka i dlaczego.',
      title: 'Decyzja w sprawie twojego konta',
      body: [
        'Po zgłoszeniu ktoś z naszego zespołu sprawdził twoje konto. Oto decyzja:',
        'Oto, co ustaliliśmy: {facts}',
        '{ground}',
        'Decyzja obowiązuje w całym serwisie {site} i bezterminowo. Podjął ją człowiek; nic nie zostało rozstrzygnięte automatycznie.',
      ],
      fact: '{decision}\nDecyzja {number}, {what}, {at}',
      button: 'Złóż skargę',
      after: [
        'Nie zgadzasz się? Do {until} włącznie możesz bezpłatnie złożyć skargę, także mailem na {support}. Podaj numer {number}; wtedy przyjrzy się temu inna osoba z zespołu.',
        'Możesz też zwrócić się do certyfikowanego organu rozstrzygania sporów albo do sądu.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profil', photo: 'Zdjęcie', message: 'Wiadomość' },
    reasons: {
      minor: 'Osoba poniżej 18 lat',
      illegal_content: 'Coś nielegalnego',
      threats_or_hate: 'Groźby lub nienawiść',
      scam_or_money: 'Oszustwo lub prośby o pieniądze',
      impersonation: 'Podszywanie się pod kogoś',
      nudity_without_consent: 'Nagość bez zgody',
      contact_or_advertising: 'Dane kontaktowe lub reklama',
      something_else: 'Coś innego',
    },
    decisions: {
      no_action: 'Nie podejmujemy działań.',
      remove_content: 'Usunęliśmy to, co zgłaszasz.',
      ban: 'Zablokowaliśmy konto.',
    },
    own_decisions: {
      remove_content: 'Usunęliśmy coś z twoich treści.',
      ban: 'Zablokowaliśmy twoje konto.',
    },
    grounds: {
      terms: 'Oceniliśmy to według naszego regulaminu: {ground}',
      law: 'Oceniliśmy to według prawa: {ground}',
    },
  },
}
