import type { MailTexts } from './mail-texts.ts'

export const fi: MailTexts = {
  mails: {
    activation: {
      subject: 'Vahvista sähköpostiosoitteesi',
      preheader: 'Vielä yksi vaihe, niin tilisi on valmis.',
      title: 'Vielä yksi vaihe',
      body: [
        'Mukavaa, että olet täällä. Vahvista painikkeella, että tämä osoite on sinun, niin tilisi on valmis.',
      ],
      button: 'Vahvista osoitteeni',
      after: [
        'Linkki toimii seitsemän päivää ja vain kerran.',
        'Etkö luonut tiliä? Sinun ei tarvitse tehdä mitään: ilman vahvistusta mitään ei tapahdu.',
      ],
    },
    welcome: {
      subject: 'Tervetuloa: {site}',
      preheader: 'Tilisi on valmis.',
      title: 'Tervetuloa',
      body: [
        'Osoitteesi on vahvistettu ja tilisi on valmis.',
        'Hyvä kuva ja muutama lause itsestäsi auttavat eniten. Loput tulee itsestään.',
      ],
      button: 'Siirry palveluun {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Sinulla on jo tili',
      preheader: 'Joku kirjoitti tämän osoitteen uudelleen.',
      title: 'Tällä osoitteella on jo tili',
      body: [
        'Joku halusi käyttää tätä sähköpostiosoitetta tiliin palvelussa {site}, mutta sillä on jo tili. Olitko se sinä? Voit vain kirjautua sisään.',
      ],
      button: 'Kirjaudu sisään',
      after: [
        'Unohditko salasanasi? Voit pyytää uuden kirjautuessasi.',
        'Etkö se ollut sinä? Sinun ei tarvitse tehdä mitään: mikään ei ole muuttunut.',
      ],
    },
    no_account: {
      subject: 'Tällä osoitteella ei ole tiliä',
      preheader: 'Uutta salasanaa pyydettiin.',
      title: 'Tällä osoitteella ei ole tiliä',
      body: [
        'Tälle sähköpostiosoitteelle pyydettiin uutta salasanaa palvelussa {site}, mutta sillä ei ole tiliä. Ehkä käytit toista osoitetta.',
      ],
      button: 'Luo tili',
      after: ['Etkö pyytänyt tätä? Voit unohtaa tämän viestin.'],
    },
    reset: {
      subject: 'Valitse uusi salasana',
      preheader: 'Linkki toimii tunnin.',
      title: 'Uusi salasana',
      body: ['Pyysit uutta salasanaa. Painikkeella valitset sen itse.'],
      button: 'Valitse salasana',
      after: [
        'Linkki toimii tunnin ja vain kerran. Sen jälkeen kirjaudut uudelleen kaikilla laitteillasi.',
        'Etkö pyytänyt tätä? Sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
      ],
    },
    password_changed: {
      subject: 'Salasanasi on vaihdettu',
      preheader: 'Etkö se ollut sinä? Peru muutos.',
      title: 'Salasanasi on vaihdettu',
      body: [
        'Tilisi salasana vaihdettiin juuri. Jos se olit sinä, kaikki on kunnossa.',
        'Etkö se ollut sinä? Peru muutos heti.',
      ],
      button: 'Peru muutos',
      after: ['Linkki toimii 48 tuntia ja vain kerran.'],
    },
    mail_change_confirm: {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      preheader: 'Sen jälkeen kirjaudut tällä osoitteella.',
      title: 'Uusi sähköpostiosoitteesi',
      body: [
        'Haluat käyttää tätä osoitetta tililläsi palvelussa {site}. Vahvista painikkeella, että se on sinun; siihen asti vanha osoitteesi on voimassa.',
      ],
      button: 'Vahvista tämä osoite',
      after: [
        'Linkki toimii 24 tuntia ja vain kerran.',
        'Etkö pyytänyt tätä? Sinun ei tarvitse tehdä mitään.',
      ],
    },
    mail_change_requested: {
      subject: 'Toista sähköpostiosoitetta pyydettiin',
      preheader: 'Mikään ei ole vielä muuttunut.',
      title: 'Toinen sähköpostiosoite',
      body: [
        'Joku pyysi vaihtamaan tilisi sähköpostiosoitteen. Mikään ei muutu ennen kuin uusi osoite on vahvistettu.',
        'Etkö se ollut sinä? Valitse heti uusi salasana, sillä joku tietää vanhan.',
      ],
      button: 'Pyydä uusi salasana',
      after: [],
    },
    email_changed: {
      subject: 'Sähköpostiosoitteesi on vaihdettu',
      preheader: 'Etkö se ollut sinä? Peru muutos.',
      title: 'Sähköpostiosoitteesi on vaihdettu',
      body: [
        'Tililläsi on nyt toinen sähköpostiosoite. Jos se olit sinä, kaikki on kunnossa.',
        'Etkö se ollut sinä? Peru muutos heti.',
      ],
      button: 'Peru muutos',
      after: ['Linkki toimii 48 tuntia ja vain kerran.'],
    },
    change_undone: {
      subject: 'Muutos on kumottu',
      preheader: 'Kaikki laitteet on kirjattu ulos.',
      title: 'Muutos on kumottu',
      body: [
        'Tilisi aiempi sähköpostiosoite tai salasana on taas voimassa, ja kaikki laitteet on kirjattu ulos.',
        'Valitse uusi salasana, jota et käytä missään muualla. Etkö se ollut sinä? Kirjoita meille osoitteeseen {support}.',
      ],
      button: 'Pyydä uusi salasana',
      after: [],
    },
    new_device: {
      subject: 'Uusi kirjautuminen tilillesi',
      preheader: 'Olitko se sinä? Sinun ei tarvitse tehdä mitään.',
      title: 'Uusi laite',
      body: [
        'Tilillesi kirjauduttiin laitteella, jota emme vielä tunteneet.',
        'Olitko se sinä? Sinun ei tarvitse tehdä mitään. Jos et, valitse heti uusi salasana.',
      ],
      fact: '{device}\n{at}',
      button: 'Pyydä uusi salasana',
      after: [],
    },
    deleted: {
      subject: 'Tilisi on poistettu',
      preheader: 'Voit vielä palata. Määräpäivä on {erased_at}.',
      title: 'Tilisi on poistettu',
      body: [
        'Profiilisi ei enää näy missään, ja sinut on kirjattu ulos kaikilta laitteilta. Poistamme tietosi lopullisesti {erased_at}.',
        'Muutatko mielesi sitä ennen? Kaikki on vielä niin kuin jätit sen.',
      ],
      button: 'Palauta tilini',
      after: [],
    },
    reactivate: {
      subject: 'Palauta tilisi',
      preheader: 'Voit tehdä sen vielä. Määräpäivä on {erased_at}.',
      title: 'Takaisin tilillesi',
      body: [
        'Tilisi on poistettu, mutta tietosi ovat vielä tallessa. Painikkeella saat sen takaisin sellaisena kuin se oli. Määräpäivä on {erased_at}.',
      ],
      button: 'Palauta tilini',
      after: ['Etkö pyytänyt tätä? Sinun ei tarvitse tehdä mitään.'],
    },
    reactivated: {
      subject: 'Tilisi on palautettu',
      preheader: 'Kaikki on niin kuin jätit sen.',
      title: 'Mukavaa, että palasit',
      body: ['Tilisi on palautettu. Profiilisi ja asetuksesi ovat sellaisina kuin jätit ne.'],
      button: 'Kirjaudu sisään',
      after: ['Etkö se ollut sinä? Kirjoita meille heti osoitteeseen {support}.'],
    },
    message: {
      subject: 'Sinulla on uusi viesti',
      preheader: 'Joku on kirjoittanut sinulle.',
      title: 'Viesti odottaa sinua',
      body: ['Joku kirjoitti sinulle, kun olit poissa. Lukeminen on ilmaista.'],
      button: 'Lue viesti',
      after: ['Saat tästä keskustelusta uuden sähköpostin vasta, kun olet lukenut sen.'],
      named: {
        subject: '{who} on kirjoittanut sinulle',
        title: '{who} on kirjoittanut sinulle',
        body: ['{who} kirjoitti sinulle, kun olit poissa. Lukeminen on ilmaista.'],
      },
    },
    like: {
      subject: 'Sinulla on uusi tykkäys',
      preheader: 'Katso, keneltä se on.',
      title: 'Joku tykkää sinusta',
      body: [
        'Joku tykkäsi sinusta poissa ollessasi. Tykkää takaisin, niin tunne on molemminpuolinen.',
      ],
      button: 'Katso tykkäyksesi',
      after: ['Saat tästä enintään yhden sähköpostin päivässä.'],
      named: {
        subject: '{who} tykkää sinusta',
        title: '{who} tykkää sinusta',
        body: [
          '{who} tykkäsi sinusta poissa ollessasi. Tykkää takaisin, niin tunne on molemminpuolinen.',
        ],
      },
    },
    match: {
      subject: 'Tunne on molemminpuolinen',
      preheader: 'Sinulle on uutisia.',
      title: 'Se on osuma',
      body: ['Joku, josta tykkäät, tykkää myös sinusta. Sano jotain, niin keskustelu alkaa.'],
      button: 'Katso osumasi',
      after: [],
      named: {
        subject: 'Molemminpuolista: sinä ja {who}',
        title: 'Osuma: sinä ja {who}',
        body: ['Sinä ja {who} tykkäätte toisistanne. Sano jotain, niin keskustelu alkaa.'],
      },
    },
    search_news: {
      subject: 'Haussasi on uutta',
      preheader: 'Jokin tallentamasi on muuttunut.',
      title: 'Uutta haussasi',
      body: [
        'Viime kerran jälkeen mukaan on tullut uusia jäseniä, jotka sopivat tallentamaasi hakuun:',
      ],
      fact: '{search}',
      button: 'Katso, kuka on uusi',
      after: ['Saat tästä hausta enintään yhden sähköpostin päivässä.'],
    },
    photo_rejected: {
      subject: 'Kuvaasi ei hyväksytty',
      preheader: 'Tästä näet miksi.',
      title: 'Kuvaasi ei hyväksytty',
      body: ['Katsoimme yhtä kuvistasi emmekä voi näyttää sitä. Se on poistettu. Syy on tämä:'],
      fact: '{reason}',
      button: 'Valitse toinen kuva',
      after: [
        'Onko tämä mielestäsi väärin? Kirjoita osoitteeseen {support}, niin katsomme asiaa uudelleen.',
      ],
    },
    banned: {
      subject: 'Tilisi on estetty',
      preheader: 'Tästä näet miksi.',
      title: 'Tilisi on estetty',
      body: ['Olemme estäneet tilisi. Syy on tämä:'],
      fact: '{reason}',
      after: [
        'Onko tämä mielestäsi väärin? Kirjoita osoitteeseen {support}, niin katsomme asiaa uudelleen.',
      ],
    },
  },
  fallback: 'Eikö painike toimi? Avaa tämä osoite:',
  help: 'Kysyttävää? Kirjoita osoitteeseen {support}.',
  whyMember: 'Saat tämän viestin, koska osoite kuuluu tiliin palvelussa {site}.',
  whyStranger: 'Saat tämän viestin, koska joku kirjoitti osoitteen palveluun {site}.',
  company: 'Palvelua {site} tarjoaa {company}, {address} {city}, {country}. Kaupparekisteri {kvk}.',
  unsubscribe: 'Lopeta viestit',
  privacy: 'Tietosuoja',
}
