import type { FormTexts } from './form-texts.ts'

export const pl: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Otrzymaliśmy reklamację {number}',
      preheader: 'Odpowiemy w ciągu 14 dni.',
      title: 'Twoja reklamacja dotarła',
      body: [
        'Otrzymaliśmy twoją reklamację. To jest jej numer:',
        'Ktoś z naszego zespołu przeczyta twoją reklamację i odpowie w ciągu 14 dni, na ten adres e-mail i z podaniem powodów.',
      ],
      fact: 'Reklamacja {number}\n{kind}\n{at}',
      after: [
        'Chcesz coś dodać? Napisz na {support} i podaj numer.',
        'To nie twoja reklamacja? W takim razie nie musisz nic robić.',
      ],
    },
    complaint: {
      subject: 'Nowa reklamacja {number}',
      preheader: 'Odpowiedź w ciągu 14 dni.',
      title: 'Wpłynęła reklamacja',
      body: [
        'Ta reklamacja przyszła przez formularz w serwisie {site}. Nadawca dostał potwierdzenie z numerem.',
        '{text}',
      ],
      fact: 'Reklamacja {number}\n{kind}\n{at}\nImię i nazwisko: {name}\nAdres e-mail: {email}\nDotyczy: {reference}',
      after: [
        'Odpowiedz na reklamację w ciągu 14 dni poleceniem: npm run complaints -- answer. Dzięki temu odpowiedź zostanie przy niej zapisana.',
      ],
      why: 'Dostajesz tę wiadomość, bo to jest adres obsługi klienta serwisu {site}.',
    },
    complaint_answer: {
      subject: 'Odpowiedź na reklamację {number}',
      preheader: 'Tu przeczytasz, co zrobiliśmy i dlaczego.',
      title: 'Odpowiedź na twoją reklamację',
      body: ['Ktoś z naszego zespołu przyjrzał się twojej reklamacji:', '{answer}'],
      fact: '{kind}\nReklamacja {number}, {at}',
      button: 'Co jeszcze możesz zrobić',
      after: [
        'Nie zgadzasz się? Na stronie o reklamacjach jest napisane, gdzie możesz się potem zwrócić.',
      ],
    },
    exclusion: {
      subject: 'Potwierdź, że chcesz zablokować ten adres',
      preheader: 'Nic się nie zmieni, dopóki nie potwierdzisz.',
      title: 'Blokada tego adresu',
      body: [
        'Ktoś poprosił o zablokowanie tego adresu e-mail w serwisie {site}. Jeśli to ty, potwierdź przyciskiem. Potem nikt nie zarejestruje się na ten adres, ty również nie.',
        'Masz już konto z tym adresem? Zostanie bez zmian. Jeśli chcesz je usunąć, zaloguj się i usuń konto w ustawieniach.',
      ],
      button: 'Zablokuj ten adres',
      after: [
        'Link działa siedem dni i tylko raz. Samego adresu nie przechowujemy, tylko kod, z którego nie da się go odczytać.',
        'To nie twoja prośba? W takim razie nie musisz nic robić: bez potwierdzenia nic się nie stanie.',
        'Zachowaj tę wiadomość: linkiem poniżej cofniesz blokadę.',
      ],
      second: 'Cofnij blokadę',
    },
  },
  kinds: {
    payment: 'Płatność lub kredyty',
    profile_or_message: 'Profil lub wiadomość',
    decision: 'Decyzja w sprawie zgłoszenia',
    privacy: 'Prywatność i dane',
    other: 'Coś innego',
  },
}
