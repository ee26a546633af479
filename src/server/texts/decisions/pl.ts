import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'Z dowodu wieku podanego z twojego konta wynika, że jego właściciel nie ma 18 lat.',
  policies: {
    under_18: {
      name: 'Poniżej 18 lat',
      text: 'W tym serwisie trzeba mieć co najmniej 18 lat. Konta młodszych osób zamykamy.',
    },
    child_content: {
      name: 'Małoletni i seks',
      text: 'Zdjęcia ani teksty, które seksualizują osobę poniżej 18 lat, nigdy nie są dozwolone, nawet jeśli ta osoba tylko wygląda młodziej lub nie istnieje.',
    },
    intimate_without_consent: {
      name: 'Intymne zdjęcia bez zgody',
      text: 'Nie zamieszczaj ani nie wysyłaj zdjęć nagości lub seksu z osobą, która się na to nie zgodziła.',
    },
    threats: {
      name: 'Groźby i nękanie',
      text: 'Nikomu nie groź, nikogo nie szantażuj ani nie prześladuj. Gdy ktoś prosi, żeby przestać, przestań.',
    },
    hate: {
      name: 'Nienawiść',
      text: 'Nie poniżaj nikogo za pochodzenie, kolor skóry, religię, płeć, orientację, niepełnosprawność ani wiek i nie nawołuj do nienawiści.',
    },
    unwanted_sexual: {
      name: 'Niechciane wiadomości o charakterze seksualnym',
      text: 'Nie wysyłaj wiadomości ani zdjęć o charakterze seksualnym osobom, które o nie nie prosiły lub pokazują, że ich nie chcą.',
    },
    scam: {
      name: 'Oszustwo i prośby o pieniądze',
      text: 'Nie proś nikogo o pieniądze, karty podarunkowe, dane bankowe ani kody i nikogo nie namawiaj do płacenia.',
    },
    impersonation: {
      name: 'Zdjęcie lub imię innej osoby',
      text: 'Używaj własnych zdjęć i nie podszywaj się pod nikogo.',
    },
    fake_profile: {
      name: 'Fałszywy profil',
      text: 'Za każdym kontem stoi jedna prawdziwa osoba, która sama z niego korzysta. Konta zmyślone, kupione i prowadzone przez programy zamykamy.',
    },
    contact_details: {
      name: 'Dane kontaktowe w profilu',
      text: 'Bez konta premium nie podawaj w profilu ani na zdjęciach numerów telefonu, adresów, linków ani nazw innych serwisów.',
    },
    advertising: {
      name: 'Spam i reklama',
      text: 'Nie reklamuj niczego i nie wysyłaj tej samej wiadomości do wielu osób.',
    },
    paid_services: {
      name: 'Płatne lub zakazane usługi',
      text: 'Nie oferuj seksu za pieniądze, narkotyków, broni ani innych zakazanych rzeczy i nie szukaj ich tutaj.',
    },
    nudity: {
      name: 'Niedozwolona nagość',
      text: 'Na zdjęciach, które widzą wszyscy, nie może być widać narządów płciowych ani seksu.',
    },
    unfit_photo: {
      name: 'Nieodpowiednie zdjęcie',
      text: 'Na zdjęciu profilowym musi być widać ciebie. Nie pokazujemy krajobrazów, logo, rysunków ani niewyraźnych zdjęć.',
    },
  },
  statement: {
    title: 'Decyzja w sprawie twojego konta',
    terms: {
      measure: 'Co zrobiliśmy',
      scope: 'Gdzie i na jak długo',
      facts: 'Co ustaliliśmy',
      found: 'Skąd to wiemy',
      rule: 'Zasada',
      contest: 'Jeśli się nie zgadzasz',
    },
    measures: {
      warn: 'To jest ostrzeżenie.',
      photo: 'Usunęliśmy jedno z twoich zdjęć.',
      message: 'Usunęliśmy jedną z twoich wiadomości.',
      about: 'Usunęliśmy teksty z twojego profilu.',
      photos: 'Usunęliśmy twoje zdjęcia.',
      about_photos: 'Usunęliśmy twoje zdjęcia i teksty z twojego profilu.',
      hide: 'Ukryliśmy twój profil. Nikt inny go nie widzi.',
      suspend: 'Zawiesiliśmy twoje konto na {days}.',
      ban: 'Zablokowaliśmy twoje konto.',
    },
    scope: {
      warning: 'Niczego nie ograniczyliśmy: możesz dalej korzystać z serwisu {site} tak jak dotąd.',
      lasting: 'Decyzja obowiązuje w całym serwisie {site}, w każdym kraju i bezterminowo.',
      ending: 'Decyzja obowiązuje w całym serwisie {site}, w każdym kraju. Kończy się sama: {end}.',
    },
    found: { notice: 'Ktoś nam to zgłosił.', own: 'Znaleźliśmy to bez zgłoszenia.' },
    decided: {
      by_person:
        'Sprawdził to i zdecydował człowiek. Nic nie zostało rozstrzygnięte automatycznie.',
      by_rule:
        'Znalazła to i rozstrzygnęła automatyczna reguła. Jeśli się odwołasz, sprawdzi to człowiek.',
    },
    grounds: {
      terms:
        '{name}. {text} Tak stanowi punkt {article} naszego regulaminu, a to, co ustaliliśmy, jest z nim sprzeczne.',
      law: '{name}. {text} Zakazuje tego prawo ({article}), a to, co ustaliliśmy, pod nie podpada.',
    },
    contest:
      'Możesz się bezpłatnie odwołać do {until} włącznie, przez link w tym e-mailu i bez logowania. Sprawę zbada wtedy inna osoba niż ta, która podjęła decyzję.',
    elsewhere: {
      named:
        'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów, takiego jak {body}, albo do sądu.',
      any: 'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu. Listę tych organów prowadzi Komisja Europejska.',
    },
  },
}
