import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  policies: {
    under_18: {
      name: 'Alle 18-vuotias',
      text: 'Kaikki tällä sivustolla ovat vähintään 18-vuotiaita. Nuorempien tilit suljemme.',
    },
    child_content: {
      name: 'Alaikäiset ja seksi',
      text: 'Kuvat tai tekstit, joissa seksiin liittyy alle 18-vuotias, eivät ole koskaan sallittuja, vaikka henkilö vain näyttäisi nuoremmalta tai ei olisi todellinen.',
    },
    intimate_without_consent: {
      name: 'Intiimit kuvat ilman lupaa',
      text: 'Et julkaise etkä lähetä alaston- tai seksikuvia ihmisestä, joka ei ole antanut siihen lupaa.',
    },
    threats: {
      name: 'Uhkailu ja häirintä',
      text: 'Et uhkaile, kiristä etkä vainoa ketään. Jos joku pyytää sinua lopettamaan, lopetat.',
    },
    hate: {
      name: 'Viha',
      text: 'Et halvenna ketään alkuperän, ihonvärin, uskonnon, sukupuolen, suuntautumisen, vamman tai iän vuoksi etkä kehota vihaan.',
    },
    unwanted_sexual: {
      name: 'Ei-toivotut seksuaaliset viestit',
      text: 'Et lähetä seksuaalisia viestejä tai kuvia sellaiselle, joka ei ole pyytänyt niitä tai osoittaa, ettei halua niitä.',
    },
    scam: {
      name: 'Huijaus ja rahan pyytäminen',
      text: 'Et pyydä keneltäkään rahaa, lahjakortteja, pankkitietoja tai koodeja etkä houkuttele ketään maksamaan.',
    },
    impersonation: {
      name: 'Toisen kuva tai nimi',
      text: 'Käytät kuvia itsestäsi etkä esiinny toisena ihmisenä.',
    },
    fake_profile: {
      name: 'Valeprofiili',
      text: 'Jokaisen tilin takana on yksi oikea ihminen, joka käyttää sitä itse. Tekaistut, ostetut ja ohjelmien ohjaamat tilit suljemme.',
    },
    contact_details: {
      name: 'Yhteystiedot profiilissa',
      text: 'Ilman premiumia profiilissasi ja kuvissasi ei ole puhelinnumeroita, osoitteita, linkkejä eikä muiden palvelujen nimiä.',
    },
    advertising: {
      name: 'Roskaposti ja mainonta',
      text: 'Et mainosta etkä lähetä samaa viestiä monelle.',
    },
    paid_services: {
      name: 'Maksulliset tai kielletyt palvelut',
      text: 'Et tarjoa seksiä maksua vastaan, huumeita, aseita tai muuta kiellettyä etkä etsi niitä täältä.',
    },
    nudity: {
      name: 'Alastomuus, missä se ei ole sallittua',
      text: 'Kaikille näkyvissä kuvissa ei ole sukupuolielimiä eikä seksiä.',
    },
    unfit_photo: {
      name: 'Sopimaton kuva',
      text: 'Profiilikuvassa näyt sinä. Maisemia, logoja, piirroksia ja epäselviä kuvia emme näytä.',
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
      photo: 'Poistimme yhden kuvasi.',
      message: 'Poistimme yhden viestisi.',
      about: 'Poistimme profiilisi tekstit.',
      photos: 'Poistimme kuvasi.',
      about_photos: 'Poistimme kuvasi ja profiilisi tekstit.',
      hide: 'Piilotimme profiilisi. Muut eivät näe sitä.',
      suspend: 'Jäädytimme tilisi. Kesto: {days}.',
      ban: 'Olemme sulkeneet tilisi.',
    },
    scope: {
      lasting:
        'Päätös koskee koko palvelua {site} kaikissa maissa, eikä sillä ole päättymispäivää.',
      ending: 'Päätös koskee koko palvelua {site} kaikissa maissa. Se päättyy itsestään: {end}.',
    },
    found: { notice: 'Joku ilmoitti siitä meille.', own: 'Löysimme sen itse ilman ilmoitusta.' },
    decided: {
      by_person: 'Ihminen tarkasti asian ja päätti; mitään ei ratkaistu automaattisesti.',
      by_rule: 'Automaattinen sääntö löysi sen ja päätti. Jos valitat, ihminen tarkastaa asian.',
    },
    grounds: {
      terms:
        '{name}. {text} Näin sanotaan käyttöehtojemme kohdassa {article}, ja se, mitä totesimme, on sen vastaista.',
      law: '{name}. {text} Laki kieltää tämän ({article}), ja se, mitä totesimme, kuuluu sen piiriin.',
    },
    contest:
      'Voit valittaa maksutta {until} asti tämän sähköpostin linkistä ja kirjautumatta. Silloin asian käsittelee uudelleen joku muu kuin päätöksen tekijä.',
    elsewhere: {
      named:
        'Voit kääntyä myös sertifioidun riidanratkaisuelimen, kuten {body}, tai tuomioistuimen puoleen.',
      any: 'Voit kääntyä myös sertifioidun riidanratkaisuelimen tai tuomioistuimen puoleen. Elinten luetteloa pitää Euroopan komissio.',
    },
  },
}
