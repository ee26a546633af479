import type { MailTexts } from './mail-texts.ts'

export const pl: MailTexts = {
  mails: {
    activation: {
      subject: 'Potwierdź swój adres e-mail',
      preheader: 'Jeszcze jeden krok i konto będzie gotowe.',
      title: 'Jeszcze jeden krok',
      body: [
        'Miło, że jesteś. Potwierdź przyciskiem, że ten adres należy do ciebie, a konto będzie gotowe.',
      ],
      button: 'Potwierdź mój adres',
      after: [
        'Link działa przez siedem dni i tylko raz.',
        'To nie ty zakładasz konto? Nie musisz nic robić: bez potwierdzenia nic się nie stanie.',
      ],
    },
    welcome: {
      subject: 'Witaj w {site}',
      preheader: 'Twoje konto jest gotowe.',
      title: 'Witaj',
      body: [
        'Adres jest potwierdzony, a konto gotowe.',
        'Najbardziej pomagają dobre zdjęcie i kilka zdań o sobie. Reszta przyjdzie sama.',
      ],
      button: 'Przejdź do {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Masz już konto',
      preheader: 'Ktoś ponownie wpisał ten adres.',
      title: 'Ten adres ma już konto',
      body: [
        'Ktoś chciał użyć tego adresu e-mail do konta w {site}, ale takie konto już istnieje. To ty? Wystarczy, że się zalogujesz.',
      ],
      button: 'Zaloguj się',
      after: [
        'Nie pamiętasz hasła? Przy logowaniu możesz poprosić o nowe.',
        'To nie ty? Nie musisz nic robić: nic się nie zmieniło.',
      ],
    },
    no_account: {
      subject: 'Nie ma konta z tym adresem',
      preheader: 'Ktoś poprosił o nowe hasło.',
      title: 'Nie ma konta z tym adresem',
      body: [
        'Ktoś poprosił w {site} o nowe hasło dla tego adresu e-mail, ale nie ma z nim żadnego konta. Może chodzi o inny adres.',
      ],
      button: 'Załóż konto',
      after: ['To nie twoja prośba? Możesz zapomnieć o tej wiadomości.'],
    },
    reset: {
      subject: 'Wybierz nowe hasło',
      preheader: 'Link działa przez godzinę.',
      title: 'Nowe hasło',
      body: ['Na twoją prośbę możesz ustawić nowe hasło. Przyciskiem wybierzesz je samodzielnie.'],
      button: 'Wybierz hasło',
      after: [
        'Link działa przez godzinę i tylko raz. Potem zalogujesz się ponownie na wszystkich urządzeniach.',
        'To nie twoja prośba? Nie musisz nic robić: hasło pozostaje bez zmian.',
      ],
    },
    password_changed: {
      subject: 'Twoje hasło zostało zmienione',
      preheader: 'To nie ty? Cofnij zmianę.',
      title: 'Twoje hasło zostało zmienione',
      body: [
        'Hasło do twojego konta zostało właśnie zmienione. Jeśli to ty, wszystko jest w porządku.',
        'To nie ty? Od razu cofnij zmianę.',
      ],
      button: 'Cofnij zmianę',
      after: ['Link działa przez 48 godzin i tylko raz.'],
    },
    mail_change_confirm: {
      subject: 'Potwierdź nowy adres e-mail',
      preheader: 'Potem zalogujesz się tym adresem.',
      title: 'Twój nowy adres e-mail',
      body: [
        'Chcesz odtąd używać tego adresu do konta w {site}. Potwierdź przyciskiem, że należy do ciebie; do tego czasu obowiązuje stary adres.',
      ],
      button: 'Potwierdź ten adres',
      after: [
        'Link działa przez 24 godziny i tylko raz.',
        'To nie twoja prośba? Nie musisz nic robić.',
      ],
    },
    mail_change_requested: {
      subject: 'Ktoś poprosił o inny adres e-mail',
      preheader: 'Na razie nic się nie zmieniło.',
      title: 'Inny adres e-mail',
      body: [
        'Ktoś poprosił o zmianę adresu e-mail twojego konta. Nic się nie zmieni, dopóki nowy adres nie zostanie potwierdzony.',
        'To nie ty? Od razu wybierz nowe hasło, bo ktoś zna stare.',
      ],
      button: 'Poproś o nowe hasło',
      after: [],
    },
    email_changed: {
      subject: 'Twój adres e-mail został zmieniony',
      preheader: 'To nie ty? Cofnij zmianę.',
      title: 'Twój adres e-mail został zmieniony',
      body: [
        'Twoje konto ma od teraz inny adres e-mail. Jeśli to ty, wszystko jest w porządku.',
        'To nie ty? Od razu cofnij zmianę.',
      ],
      button: 'Cofnij zmianę',
      after: ['Link działa przez 48 godzin i tylko raz.'],
    },
    change_undone: {
      subject: 'Zmiana została cofnięta',
      preheader: 'Wszystkie urządzenia zostały wylogowane.',
      title: 'Zmiana została cofnięta',
      body: [
        'Poprzedni adres e-mail lub hasło twojego konta znów obowiązuje, a wszystkie urządzenia zostały wylogowane.',
        'Wybierz nowe hasło, którego nie używasz nigdzie indziej. To nie ty? Napisz do nas na {support}.',
      ],
      button: 'Poproś o nowe hasło',
      after: [],
    },
    new_device: {
      subject: 'Nowe logowanie do twojego konta',
      preheader: 'To ty? Nie musisz nic robić.',
      title: 'Nowe urządzenie',
      body: [
        'Ktoś zalogował się na twoje konto z urządzenia, którego jeszcze nie znaliśmy.',
        'To ty? Nie musisz nic robić. Jeśli nie, od razu wybierz nowe hasło.',
      ],
      fact: '{device}\n{at}',
      button: 'Poproś o nowe hasło',
      after: [],
    },
    deleted: {
      subject: 'Twoje konto zostało usunięte',
      preheader: 'Możesz jeszcze wrócić. Ostatni dzień to {erased_at}.',
      title: 'Twoje konto zostało usunięte',
      body: [
        'Twojego profilu nigdzie już nie widać, a wszystkie sesje są zakończone. Twoje dane usuniemy na zawsze {erased_at}.',
        'Zmienisz zdanie wcześniej? Wszystko jest jeszcze tak, jak było.',
      ],
      button: 'Przywróć moje konto',
      after: [],
    },
    reactivate: {
      subject: 'Przywróć swoje konto',
      preheader: 'Ostatni dzień to {erased_at}.',
      title: 'Powrót do konta',
      body: [
        'Twoje konto jest usunięte, ale dane jeszcze istnieją. Przyciskiem przywrócisz je takim, jakie było. Ostatni dzień to {erased_at}.',
      ],
      button: 'Przywróć moje konto',
      after: ['To nie twoja prośba? Nie musisz nic robić.'],
    },
    reactivated: {
      subject: 'Twoje konto wróciło',
      preheader: 'Wszystko jest tak, jak było.',
      title: 'Miło, że wracasz',
      body: ['Twoje konto jest przywrócone. Profil i ustawienia są takie, jak przedtem.'],
      button: 'Zaloguj się',
      after: ['To nie ty? Od razu napisz do nas: {support}.'],
    },
    banned: {
      subject: 'Twoje konto jest zablokowane',
      preheader: 'Tu przeczytasz dlaczego.',
      title: 'Twoje konto jest zablokowane',
      body: ['Zablokowaliśmy twoje konto. Oto powód:'],
      fact: '{reason}',
      after: ['Uważasz, że to błąd? Napisz na {support}, a sprawdzimy to ponownie.'],
    },
  },
  fallback: 'Przycisk nie działa? Otwórz ten adres:',
  help: 'Pytania? Napisz na {support}.',
  whyMember: 'Dostajesz tę wiadomość, bo ten adres należy do konta w {site}.',
  whyStranger: 'Dostajesz tę wiadomość, bo ktoś wpisał ten adres w {site}.',
  company: '{site} to usługa firmy {company}, {address} {city}, {country}. Rejestr handlowy {kvk}.',
  unsubscribe: 'Wyłącz wiadomości',
  privacy: 'Prywatność',
}
