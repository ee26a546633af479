/** Made from the Dutch catalogue by `npm run messages`: what texts there are, and what they are told. */
export type Messages = {
  "index": {
    "head": {
      "title": "Eén bericht kan genoeg zijn · {site}",
      "description": "Ontmoet volwassenen bij jou in de buurt. Gratis lid van {site}, geen abonnement, de prijs staat op de knop en fictieve profielen zijn gelabeld."
    },
    "title": "Eén bericht kan genoeg zijn voor een <em>vonk.</em>",
    "lead": "Ontmoet volwassenen bij jou in de buurt die net zo nieuwsgierig zijn als jij. Gratis lid, je betaalt alleen voor wat je verstuurt.",
    "i_am": "Ik ben",
    "i_seek": "Ik zoek",
    "man": "Man",
    "woman": "Vrouw",
    "start": "Gratis beginnen",
    "login": "Inloggen",
    "welcome_back": "Welkom terug, {name}",
    "bubble": "Ben jij ook zo’n slechte danser?",
    "trust": {
      "label": "Wat je van ons mag verwachten",
      "adults": "18+ en discreet",
      "no_subscription": "Geen abonnement",
      "marked": "Fictief is gelabeld"
    },
    "online": {
      "count": "{count, plural, one {# nu online} other {# nu online}}",
      "count_capped": "{count}+ nu online",
      "title": "Nu online in {country}",
      "all": "Alle leden bekijken",
      "photo_of": "Foto van {name}",
      "now": "Nu online",
      "new": "Nieuw"
    },
    "steps": {
      "title": "Zo springt het over",
      "one": "Laat zien wie je bent",
      "one_text": "Een naam, een foto en één eerlijke zin. Binnen twee minuten sta je erop.",
      "two": "Zeg waar je van houdt",
      "two_text": "Zoek op leeftijd, plaats en interesses, of speel het swipe-spel: vier likes per dag.",
      "three": "Wacht niet te lang",
      "three_text": "{credits, plural, =0 {Liken jullie elkaar, dan is het een match. Schrijf gerust als eerste.} one {Liken jullie elkaar, dan is het een match. Je krijgt # credit om mee te beginnen.} other {Liken jullie elkaar, dan is het een match. Je krijgt # credits om mee te beginnen.}}"
    },
    "honest": {
      "title": "Eerlijk over wat het kost",
      "lead": "Geen abonnement en geen kleine lettertjes. De prijs staat op de knop voordat je iets verstuurt.",
      "all": "Alle prijzen",
      "join": "Lid worden, zoeken en liken",
      "read": "Bericht ontvangen en lezen",
      "send": "Bericht versturen",
      "gift": "Cadeau versturen",
      "free": "gratis",
      "from": "vanaf {price}",
      "credits": "{count, plural, one {# credit} other {# credits}}"
    }
  },
  "info": {
    "contents": "Op deze pagina",
    "updated": "Versie van {date}",
    "faq_search": "Zoek in de vragen",
    "faq_found": "{count, plural, =0 {Geen vragen gevonden} one {# vraag gevonden} other {# vragen gevonden}}",
    "faq_none": "Geen vraag gevonden",
    "faq_none_text": "Probeer een ander woord, of schrijf ons: we helpen je graag.",
    "contact": "Schrijf ons",
    "clear": "Wissen",
    "price_free": "gratis",
    "price_message": "Bericht versturen",
    "price_photo": "Foto versturen",
    "price_gift": "Cadeau versturen",
    "price_read": "Berichten ontvangen en lezen",
    "price_join": "Lid worden, zoeken en liken",
    "price_credits": "{count, plural, one {# credit} other {# credits}}",
    "price_from": "vanaf {price}",
    "prices": "Wat kost wat"
  },
  "lang-config": {
    "head": {
      "title": "Land en taal",
      "description": "Kies je land en de taal waarin je {site} wilt lezen."
    },
    "title": "Land en taal",
    "lead": "Kies waar je bent en in welke taal je wilt lezen. Je kunt het altijd weer veranderen.",
    "chosen": "Gekozen",
    "saved": "Opgeslagen",
    "country": "{country}: {language}"
  },
  "login": {
    "head": {
      "title": "Inloggen",
      "description": "Log in bij {site} en lees je nieuwe berichten."
    },
    "title": "Fijn dat je er weer bent",
    "lead": "Log in met het e-mailadres waarmee je lid bent geworden.",
    "email": "E-mailadres",
    "password": "Wachtwoord",
    "show": "Wachtwoord tonen",
    "hide": "Wachtwoord verbergen",
    "submit": "Inloggen",
    "forgot": "Wachtwoord vergeten?",
    "no_account": "Nog geen lid?",
    "signup": "Gratis lid worden",
    "email_missing": "Vul je e-mailadres in.",
    "email_invalid": "Dit lijkt geen e-mailadres. Controleer het even.",
    "password_missing": "Vul je wachtwoord in.",
    "password_long": "Een wachtwoord heeft hoogstens 128 tekens.",
    "demo": "Dit is een demosite. Probeer het met een van deze accounts; het wachtwoord is overal {password}.",
    "demo_free": "Gratis lid",
    "demo_premium": "Premiumlid",
    "demo_new": "Net aangemeld",
    "script_needed": "Om in te loggen heeft deze pagina JavaScript nodig."
  },
  "shell": {
    "skip": "Naar de inhoud",
    "loading": "Bezig met laden",
    "notices": "Meldingen",
    "close": "Sluiten",
    "back": "Terug",
    "home": "Naar de beginpagina",
    "nav": {
      "label": "Hoofdmenu",
      "members": "Leden zoeken",
      "chats": "Berichten",
      "likes": "Likes",
      "credits": "Credits",
      "premium": "Premium worden",
      "login": "Inloggen",
      "account": "Je account",
      "profile": "Mijn profiel",
      "notifications": "Instellingen",
      "logout": "Uitloggen",
      "unread": "{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}",
      "new_likes": "{count, plural, one {# nieuwe like} other {# nieuwe likes}}",
      "credits_left": "{count, plural, =0 {geen credits meer} one {nog # credit} other {nog # credits}}"
    },
    "language": {
      "label": "Taal",
      "choose": "Kies je taal",
      "more": "Land en taal"
    },
    "theme": {
      "label": "Weergave",
      "light": "Licht",
      "dark": "Donker",
      "system": "Als je toestel"
    },
    "footer": {
      "label": "Over deze site",
      "terms": "Voorwaarden",
      "privacy": "Privacy",
      "cookies": "Cookies",
      "ban": "Toegang weigeren",
      "pricing": "Prijzen",
      "complaints": "Klachten",
      "return_policy": "Retourbeleid",
      "faq": "Veelgestelde vragen",
      "service": "Klantenservice",
      "legal": "{site} is alleen voor volwassenen (18+). Op deze site staan ook fictieve profielen; die zijn er voor het plezier van het chatten, en een ontmoeting is daarmee niet mogelijk. Je herkent ze altijd aan het label ‘{label}’.",
      "company": "{site} is een dienst van {company}, {address}, {city}. Handelsregister {kvk}.",
      "us": "Voor bezoekers uit de Verenigde Staten: alle leden verklaren dat ze 18 jaar of ouder zijn. {company} doet geen antecedentenonderzoek naar leden. Wees voorzichtig als je met iemand afspreekt."
    },
    "fictional": {
      "singular": "Fictief profiel",
      "plural": "Fictieve profielen",
      "warning": "Die zijn er voor het plezier van het chatten; afspreken kan niet."
    },
    "entry": {
      "title": "Belangrijke informatie",
      "age": "Alleen voor 18 jaar en ouder",
      "age_text": "Deze site is bedoeld voor volwassenen.",
      "cost": "Berichten versturen kost credits",
      "cost_text": "Vanaf {price} per bericht. Lezen en zoeken is gratis, er is geen abonnement.",
      "cost_text_free": "Lezen en zoeken is gratis, er is geen abonnement.",
      "fictional": "Er zijn fictieve profielen",
      "fictional_text": "{warning} Je herkent ze aan het label ‘{label}’.",
      "enter": "Ik ben 18+, ga verder",
      "leave": "Verlaat deze site",
      "terms": "Door verder te gaan ga je akkoord met de <link>voorwaarden</link>."
    },
    "error": {
      "title": "Er ging iets mis",
      "not_found": "Deze pagina is niet gevonden",
      "not_found_text": "Misschien is de pagina verplaatst, of klopt het adres niet helemaal.",
      "back_home": "Terug naar de beginpagina",
      "unavailable": "We zijn zo terug",
      "unavailable_text": "De site is even niet bereikbaar. Probeer het over een paar tellen opnieuw.",
      "retry": "Opnieuw proberen",
      "default": "Fout",
      "in_error_page": "Er is een fout opgetreden bij het tonen van de foutpagina",
      "go_home": "Ga terug naar de beginpagina",
      "status": "Code {status}"
    },
    "refusal": {
      "INVALID_INPUT": "Controleer wat je hebt ingevuld en probeer het opnieuw.",
      "LOGIN_REQUIRED": "Log in om verder te gaan.",
      "LOGIN_FAILED": "Login mislukt, probeer opnieuw",
      "FOREIGN_ORIGIN": "Dit verzoek kwam niet van deze site. Laad de pagina opnieuw.",
      "NOT_FOUND": "Niet gevonden.",
      "METHOD_NOT_ALLOWED": "Er is een fout opgetreden, probeer het later opnieuw.",
      "REQUEST_TIMEOUT": "Het duurde te lang. Probeer het opnieuw.",
      "BODY_TOO_LARGE": "Dat is te groot om te versturen.",
      "UNSUPPORTED_MEDIA_TYPE": "Er is een fout opgetreden, probeer het later opnieuw.",
      "UNKNOWN_SITE": "Deze site is niet bekend.",
      "ACCOUNT_LOCKED": "Te veel foute pogingen, account voor {minutes} min geblokkeerd.",
      "RATE_LIMITED": "Dat gaat te snel. Wacht even en probeer het dan opnieuw.",
      "UNEXPECTED": "Er is een fout opgetreden, probeer het later opnieuw.",
      "SERVICE_UNAVAILABLE": "De site is even niet bereikbaar. Probeer het over een paar tellen opnieuw."
    },
    "offline": "Je bent offline. Controleer je verbinding."
  }
}
