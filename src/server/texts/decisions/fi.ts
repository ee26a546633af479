import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'Tililtäsi annetun ikätodistuksen mukaan tilin omistaja on alle 18-vuotias.',
  policies: {
    under_18: {
      name: 'Alle 18-vuotias',
      text: 'Kaikkien tämän sivuston käyttäjien on oltava vähintään 18-vuotiaita. Suljemme nuorempien tilit.',
    },
    child_content: {
      name: 'Alaikäiset ja seksi',
      text: 'Alle 18-vuotiaita ei saa koskaan esittää seksin yhteydessä kuvissa tai teksteissä, ei silloinkaan, kun henkilö vain näyttää nuoremmalta tai ei ole todellinen.',
    },
    intimate_without_consent: {
      name: 'Intiimit kuvat ilman lupaa',
      text: 'Älä julkaise tai lähetä alaston- tai seksikuvia ihmisestä, joka ei ole antanut siihen lupaa.',
    },
    threats: {
      name: 'Uhkailu ja häirintä',
      text: 'Älä uhkaile, kiristä äläkä vainoa ketään. Jos joku pyytää sinua lopettamaan, lopeta.',
    },
    hate: {
      name: 'Viha',
      text: 'Älä halvenna ketään alkuperän, ihonvärin, uskonnon, sukupuolen, suuntautumisen, vamman tai iän vuoksi äläkä lietso vihaa.',
    },
    unwanted_sexual: {
      name: 'Ei-toivotut seksuaaliset viestit',
      text: 'Älä lähetä seksuaalisia viestejä tai kuvia, jos toinen ei ole pyytänyt niitä tai osoittaa, ettei halua niitä.',
    },
    scam: {
      name: 'Huijaus ja rahan pyytäminen',
      text: 'Älä pyydä keneltäkään rahaa, lahjakortteja, pankkitietoja tai koodeja äläkä houkuttele ketään maksamaan.',
    },
    impersonation: {
      name: 'Toisen kuva tai nimi',
      text: 'Käytä kuvia itsestäsi äläkä esiinny toisena ihmisenä.',
    },
    fake_profile: {
      name: 'Valeprofiili',
      text: 'Jokaisen tilin takana on yksi oikea ihminen, joka käyttää sitä itse. Tekaistut, ostetut ja ohjelmien ohjaamat tilit suljemme.',
    },
    contact_details: {
      name: 'Yhteystiedot profiilissa',
      text: 'Ilman premiumia profiilissa ja kuvissa ei saa olla puhelinnumeroita, osoitteita, linkkejä eikä muiden palvelujen nimiä.',
    },
    advertising: {
      name: 'Roskaposti ja mainonta',
      text: 'Älä mainosta äläkä lähetä samaa viestiä monelle.',
    },
    paid_services: {
      name: 'Maksulliset tai kielletyt palvelut',
      text: 'Älä tarjoa seksiä maksua vastaan, huumeita, aseita tai muuta kiellettyä äläkä etsi niitä täältä.',
    },
    nudity: {
      name: 'Kielletty alastomuus',
      text: 'Kaikille näkyvissä kuvissa ei saa näkyä sukupuolielimiä eikä seksiä.',
    },
    unfit_photo: {
      name: 'Sopimaton kuva',
      text: 'Profiilikuvassa pitää näkyä sinä itse. Emme näytä maisemia, logoja, piirroksia tai epäselviä kuvia.',
    },
  },
  statement: {
    title: 'Päätös tilistäsi',
    terms: {
      measure: 'Mitä teimme',
      scope: 'Missä ja kuinka kauan',
      facts: 'Mitä totesimme',
      found: 'Mistä saimme tietää',
      rule: 'Sääntö',
      contest: 'Jos olet eri mieltä',
    },
    measures: {
      warn: 'Annamme sinulle varoituksen.',
      photo: 'Poistimme yhden kuvasi.',
      message: 'Poistimme yhden viestisi.',
      about: 'Poistimme profiilisi tekstit.',
      photos: 'Poistimme kuvasi.',
      about_photos: 'Poistimme kuvasi ja profiilisi tekstit.',
      hide: 'Piilotimme profiilisi. Muut eivät näe sitä.',
      suspend: 'Jäädytimme tilisi. Jäädytyksen kesto on {days}.',
      ban: 'Olemme sulkeneet tilisi.',
    },
    scope: {
      warning: 'Mitään ei ole rajoitettu: voit käyttää sivustoa {site} kuten ennenkin.',
      lasting:
        'Päätös koskee koko palvelua {site} kaikissa maissa, eikä sillä ole päättymispäivää.',
      ending: 'Päätös koskee koko palvelua {site} kaikissa maissa. Se päättyy itsestään {end}.',
    },
    found: { notice: 'Joku ilmoitti siitä meille.', own: 'Löysimme sen itse ilman ilmoitusta.' },
    decided: {
      by_person: 'Ihminen tarkasti asian ja päätti; mitään ei ratkaistu automaattisesti.',
      by_rule: 'Automaattinen sääntö löysi sen ja päätti. Jos valitat, ihminen tarkastaa asian.',
    },
    grounds: {
      terms:
        '{name}. {text} Näin sanotaan käyttöehtojemme kohdassa {article}. Se, mitä totesimme, rikkoo tätä sääntöä.',
      law: '{name}. {text} Laki kieltää tämän ({article}). Se, mitä totesimme, kuuluu kiellon piiriin.',
    },
    contest:
      'Voit valittaa maksutta {until} asti tämän sähköpostin linkistä, myös kirjautumatta. Silloin asian käsittelee uudelleen joku muu kuin päätöksen tekijä.',
    elsewhere: {
      named:
        'Voit kääntyä myös sertifioidun riidanratkaisuelimen, kuten {body}, tai tuomioistuimen puoleen.',
      any: 'Voit kääntyä myös sertifioidun riidanratkaisuelimen tai tuomioistuimen puoleen. Elinten luetteloa pitää Euroopan komissio.',
    },
  },
}
