/** Made from the Dutch catalogue by `npm run messages`: what texts there are, and what they are told. */
export type Messages = {
  "account-deleted": {
    "head": {
      "title": "Account verwijderd",
      "description": "Wat er gebeurt nadat je je account bij {site} hebt verwijderd."
    },
    "title": "Je account is verwijderd",
    "lead": "Fijn dat je er was. Dit gebeurt er nu:",
    "now": "Vanaf nu",
    "now_text": "Niemand ziet je profiel, je foto’s of je berichten nog. Je bent overal uitgelogd.",
    "until": "Tot {day}",
    "until_14": "De komende 14 dagen",
    "until_text": "Bedenk je je? Open de link in de e-mail die we je net stuurden. Dan komt alles terug zoals het was.",
    "then": "Daarna",
    "then_text": "We wissen je gegevens, foto’s en berichten voorgoed.",
    "no_mail": "Geen e-mail gekregen?",
    "login": "Log in en vraag de link opnieuw aan",
    "home": "Naar de beginpagina",
    "back": {
      "title": "Wil je terugkomen?",
      "lead": "Je account is er nog. Herstel het, dan is alles weer zoals je het achterliet.",
      "submit": "Account herstellen",
      "dead": "Deze link werkt niet meer",
      "dead_text": "Is het nog geen 14 dagen geleden? Log in met je e-mailadres en wachtwoord, dan sturen we je een nieuwe link.",
      "login": "Inloggen"
    }
  },
  "activate": {
    "head": {
      "title": "Account activeren",
      "description": "Bevestig je e-mailadres en je account bij {site} is klaar."
    },
    "busy": {
      "title": "Even geduld",
      "text": "We bevestigen je e-mailadres."
    },
    "done": {
      "title": "Welkom, {name}",
      "text": "Je e-mailadres is bevestigd. Je account is actief en je profiel is nu te zien."
    },
    "already": {
      "title": "Je account is al actief",
      "text": "Je e-mailadres was al bevestigd. Je hoeft niets meer te doen."
    },
    "failed": {
      "title": "Activeren mislukt",
      "login_first": "Log in, dan sturen we je een nieuwe link."
    },
    "reminder": {
      "title": "Bevestig je e-mailadres",
      "lead": "Bevestig je e-mailadres.",
      "text": "Je berichten worden bezorgd zodra je dat hebt gedaan. De link zit in onze e-mail."
    },
    "home": "Verder naar de site",
    "login": "Inloggen",
    "retry": "Opnieuw proberen",
    "resend": "E-mail opnieuw sturen",
    "correct": "Ander e-mailadres",
    "sent": "Verstuurd naar {email}.",
    "address": "Je juiste e-mailadres",
    "address_invalid": "Dit lijkt geen e-mailadres. Controleer het even.",
    "send": "Versturen",
    "cancel": "Annuleren",
    "close": "Sluiten",
    "script_needed": "Om je account te activeren heeft deze pagina JavaScript nodig.",
    "start": "Aan de slag"
  },
  "age": {
    "head": {
      "title": "Bewijs je leeftijd",
      "description": "Laat op {site} zien dat je 18 of ouder bent, zonder te vertellen wie je bent."
    },
    "title": "Bewijs je leeftijd",
    "why_photos": "Op deze site plaats en stuur je pas foto’s als je hebt laten zien dat je 18 of ouder bent.",
    "why_signup": "Op deze site maak je pas een account als je hebt laten zien dat je 18 of ouder bent.",
    "how": "Dat doe je met de leeftijdsapp van de EU. Die vertelt ons alleen dat je oud genoeg bent. Je naam, geboortedatum en document blijven bij jou.",
    "kept": "We bewaren alleen dat je het hebt bewezen, wanneer, hoe, en dat het om 18 jaar gaat.",
    "begin": "Leeftijd bewijzen",
    "app": {
      "title": "Ga verder in je leeftijdsapp",
      "open": "Open de app",
      "scan": "Of scan deze code met de telefoon waar je leeftijdsapp op staat.",
      "alt": "QR-code voor je leeftijdsapp",
      "waiting": "We wachten op het antwoord van de app. Deze pagina gaat vanzelf verder.",
      "none": "Nog geen leeftijdsapp? Die krijg je van je land. Kom daarna hier terug.",
      "again": "Opnieuw beginnen"
    },
    "done": {
      "title": "Je leeftijd is bewezen",
      "text": "Dat hoef je hier maar één keer te doen.",
      "photos": "Naar je foto’s",
      "signup": "Account maken"
    },
    "refused": {
      "title": "Je kunt hier nog niet terecht",
      "member": "Volgens het bewijs ben je jonger dan 18. Daarom hebben we je account gesloten. In onze e-mail lees je waarom, en hoe je bezwaar maakt als dit niet klopt.",
      "visitor": "Volgens het bewijs ben je jonger dan 18. Deze site is er alleen voor volwassenen. We bewaren niets over je."
    },
    "failed": "Het is niet gelukt, of je hebt het afgebroken. Probeer het gerust opnieuw.",
    "over": "De tijd was om. Begin opnieuw.",
    "none": {
      "title": "Je hoeft hier niets te bewijzen",
      "text": "Op deze site geloven we je op je woord, of je hebt je leeftijd al bewezen.",
      "home": "Naar de startpagina"
    }
  },
  "alonetonight": {
    "head": {
      "title": "Alleen vanavond?",
      "description": "Er brandt nog licht bij mensen in jouw buurt. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "clock": "{time}, er brandt nog licht bij {count, plural, one {# persoon} other {# mensen}}",
    "clock_capped": "{time}, er brandt nog licht bij meer dan {count} mensen",
    "clock_only": "{time}, tijd om iemand te ontmoeten",
    "title": "Alleen <em>vanavond?</em>",
    "lead": "Achter elk verlicht raam zit vanavond ook iemand alleen. Bij wie bel je aan?",
    "legend": "Wie zoek je vanavond?",
    "go": "Kijk wie er thuis is"
  },
  "bonus": {
    "lead": "{percentage} welkomstkorting",
    "text": "op je eerste credits, nog geldig",
    "timer": "Resterende tijd",
    "days": "{count, plural, one {# dag} other {# dagen}}",
    "link": "Bekijken",
    "modal": {
      "title": "Speciaal voor nieuwe leden",
      "word": "welkomstkorting",
      "text": "Wees er snel bij: in de eerste {hours} uur na je aanmelding krijg je {percentage} korting op je eerste credits. {after, select, none {Daarna vervalt die korting.} other {Daarna is het nog {after}.}}",
      "timer": "Resterende tijd",
      "hours": "uur",
      "minutes": "min",
      "seconds": "sec",
      "go": "Bekijk de credits",
      "later": "Nu niet"
    }
  },
  "chat-tools": {
    "notice": {
      "insufficient_credits": {
        "lead": "Je hebt niet genoeg credits.",
        "text": "Je bericht blijft bewaard.",
        "link": "Credits kopen",
        "otherwise": "Lezen, zoeken en liken blijven gratis."
      },
      "conversation_limit": {
        "lead": "Je schrijft al in {count, number} gesprekken.",
        "text": "Met Premium schrijf je met zoveel leden als je wilt. Je bericht blijft bewaard.",
        "link": "Premium worden",
        "otherwise": "In je andere gesprekken kun je gewoon verder."
      },
      "history_limit": {
        "lead": "Oudere berichten zijn voor premiumleden.",
        "text": "Je ziet de laatste {count, number} berichten.",
        "link": "Premium worden",
        "otherwise": "De rest bewaren we voor je."
      },
      "premium_only": {
        "lead": "Dit kan met Premium.",
        "text": "Met je eerste credits word je premiumlid.",
        "link": "Premium worden",
        "otherwise": "Al het andere blijft gewoon werken."
      },
      "invisible": {
        "lead": "Je bent onzichtbaar.",
        "text": "Zo kun je lezen, maar niet schrijven. Zet onzichtbaar uit om je bericht te versturen.",
        "link": "Naar je instellingen"
      },
      "unreachable": {
        "lead": "{name} is nu niet bereikbaar.",
        "lead_left": "Dit profiel bestaat niet meer.",
        "text": "Schrijven kan hier niet meer, teruglezen wel.",
        "link": "Andere leden zoeken"
      },
      "held": {
        "lead": "Bevestig je e-mailadres.",
        "text": "Je berichten worden bezorgd zodra je de link in onze e-mail hebt geopend.",
        "link": "Opnieuw sturen",
        "sent": "We hebben de link gestuurd naar {email}."
      }
    },
    "gift": {
      "title": "Geef een cadeau",
      "open": "Cadeau geven",
      "close": "Sluiten",
      "choose": "Kies een cadeau",
      "text": "Berichtje erbij",
      "text_hint": "Dit mag je overslaan.",
      "give": "Geef {gift}",
      "poor": "Een cadeau kost {cost} en je hebt er {credits, number}.",
      "poor_link": "Credits kopen",
      "for": "{gift} voor {name}",
      "for_you": "{gift} voor jou",
      "line_own": "Jij stuurde een cadeau: {gift}",
      "line_theirs": "Een cadeau voor jou: {gift}",
      "cost": "{credits, plural, one {# credit} other {# credits}}"
    },
    "gifts": {
      "rose": {
        "name": "Roos",
        "a": "Een roos",
        "the": "de roos"
      },
      "coffee": {
        "name": "Koffie",
        "a": "Een kop koffie",
        "the": "de koffie"
      },
      "bubbles": {
        "name": "Bubbels",
        "a": "Een glas bubbels",
        "the": "de bubbels"
      },
      "chocolate": {
        "name": "Bonbons",
        "a": "Bonbons",
        "the": "de bonbons"
      },
      "cake": {
        "name": "Taartje",
        "a": "Een taartje",
        "the": "het taartje"
      },
      "ring": {
        "name": "Ring",
        "a": "Een ring",
        "the": "de ring"
      },
      "teddy": {
        "name": "Teddybeer",
        "a": "Een teddybeer",
        "the": "de teddybeer"
      },
      "bouquet": {
        "name": "Boeket",
        "a": "Een boeket",
        "the": "het boeket"
      },
      "cocktail": {
        "name": "Cocktail",
        "a": "Een cocktail",
        "the": "de cocktail"
      },
      "candle": {
        "name": "Kaars",
        "a": "Een kaars",
        "the": "de kaars"
      },
      "oyster": {
        "name": "Oester",
        "a": "Een oester",
        "the": "de oester"
      },
      "star": {
        "name": "Ster",
        "a": "Een ster",
        "the": "de ster"
      }
    },
    "emoji": {
      "title": "Emoji",
      "open": "Emoji invoegen",
      "close": "Sluiten",
      "inserted": "{emoji} toegevoegd",
      "groups": {
        "recent": "Laatst gebruikt",
        "smileys": "Gezichten",
        "love": "Liefde",
        "gestures": "Gebaren en mensen",
        "nature": "Dieren en natuur",
        "food": "Eten en drinken",
        "going_out": "Uitgaan en reizen",
        "signs": "Van alles"
      }
    },
    "icebreaker": {
      "open": "Openingszinnen"
    },
    "contact": {
      "title": "Deel je gegevens niet te snel",
      "found": "In je bericht staat:",
      "phone": "een telefoonnummer",
      "email": "een e-mailadres",
      "link": "een link",
      "handle": "een naam op een andere app",
      "bank": "een rekening- of kaartnummer",
      "text": "Leer elkaar eerst hier een beetje kennen. Wat iemand eenmaal heeft gelezen, haal je niet meer terug.",
      "money": "Stuur nooit geld of bankgegevens naar iemand die je niet in het echt kent.",
      "back": "Terug naar mijn bericht",
      "send": "Toch versturen"
    },
    "cover": {
      "word": "In dit bericht zit een woord dat je liever niet ziet.",
      "word_show": "Bericht tonen",
      "photo": "Foto van {name}, onscherp",
      "photo_text": "Onscherp, want je hebt {name} nog niet geantwoord.",
      "photo_show": "Foto tonen",
      "photo_alt": "Foto van {name}"
    },
    "fictional": {
      "title": "{name} is geen echte persoon",
      "text": "Dit is een fictief profiel: jullie kunnen elkaar nooit ontmoeten. Dit bericht betaal je met je welkomstcredits. Daarmee kun je ook een echt lid schrijven.",
      "back": "Niet versturen",
      "send": "Toch versturen"
    }
  },
  "chats": {
    "head": {
      "title": "Berichten",
      "description": "Je gesprekken op {site}."
    },
    "title": "Berichten",
    "label": "Gesprekken",
    "loading": "Gesprekken worden geladen",
    "unread": "{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}",
    "online": "Nu online",
    "left_member": "Voormalig lid",
    "typing": "is aan het typen…",
    "offline": "Je bent offline. Wat je schrijft, wordt verstuurd zodra je weer verbinding hebt.",
    "credits": "{count, plural, one {# credit} other {# credits}}",
    "line": {
      "own": "Jij: {text}",
      "photo": "Foto",
      "hidden": "Bericht met een verborgen woord",
      "deleted": "Dit bericht is verwijderd",
      "erased": "Dit bericht is gewist"
    },
    "menu": {
      "label": "Meer",
      "of": "Gesprek met {name}: meer",
      "profile": "Bekijk profiel",
      "block": "Blokkeren",
      "report": "Melden",
      "remove": "Gesprek verwijderen",
      "stop": "Contact verbreken"
    },
    "remove": {
      "title": "Gesprek met {name} verwijderen?",
      "text": "Het verdwijnt uit je lijst, met alles wat erin staat. {name} houdt het wel.",
      "confirm": "Verwijderen",
      "cancel": "Annuleren"
    },
    "install": {
      "title": "Zet dit op je startscherm",
      "text": "Dan ben je met één tik bij je berichten.",
      "by_hand": "Tik onderin op het deelteken en kies ‘Zet op beginscherm’.",
      "named": "Op je startscherm staat het als ‘{site}’.",
      "discreet": "Op je startscherm staan een neutraal woord en pictogram.",
      "to_discreet": "Liever een neutrale naam? Zet eerst ‘Discreet’ aan",
      "install": "Installeren",
      "no": "Nee, dank je",
      "seen": "Begrepen"
    },
    "search": {
      "label": "Zoek op naam of laatste bericht",
      "clear": "Zoekwoord wissen",
      "none": "Niets gevonden",
      "none_text": "Er is geen gesprek met ‘{words}’."
    },
    "more": {
      "load": "Meer gesprekken",
      "failed": "Meer gesprekken laden is niet gelukt.",
      "retry": "Opnieuw proberen"
    },
    "failed": {
      "list": "We kunnen je gesprekken nu niet laden",
      "text": "Er is niets weg. Probeer het zo nog eens.",
      "thread": "We kunnen dit gesprek nu niet laden",
      "offline": "Je bent offline",
      "offline_text": "Zodra je weer verbinding hebt, zie je hier alles terug.",
      "retry": "Opnieuw proberen"
    },
    "empty": {
      "title": "Nog geen gesprekken",
      "text": "Zie je iemand die je leuk vindt? Schrijf als eerste, dan begint het hier.",
      "search": "Leden zoeken",
      "game": "Speel het swipespel"
    },
    "gone": {
      "title": "Dit gesprek is er niet meer",
      "text": "Het is verwijderd, of je kunt dit lid niet meer bereiken.",
      "back": "Naar je gesprekken",
      "unsent": "Dit had je nog niet verstuurd",
      "copy": "Kopiëren",
      "copied": "Gekopieerd"
    },
    "choose": {
      "title": "Kies een gesprek",
      "text": "Het opent hier, naast je lijst."
    },
    "thread": {
      "label": "Berichten met {name}",
      "loading": "Gesprek wordt geladen",
      "you": "Jij",
      "new": "Nieuwe berichten",
      "older_failed": "Oudere berichten laden is niet gelukt. Opnieuw proberen",
      "typing": "{name} is aan het typen",
      "to_end": "Naar het nieuwste bericht",
      "news": "{count, plural, one {# nieuw bericht} other {# nieuwe berichten}}",
      "said": "Nieuw bericht van {name}:",
      "photo_own": "Jouw foto",
      "photo_of": "Foto van {name}",
      "begin": "Zeg iets tegen {name}",
      "begin_text": "Een vraag over het profiel is een goed begin.",
      "begin_shared": "Dit hebben jullie gemeen:",
      "like": "{name} liken",
      "failed": "niet verstuurd, opnieuw",
      "discard": "Weggooien",
      "marks": {
        "sending": "Wordt verstuurd",
        "sent": "Verstuurd",
        "delivered": "Bezorgd",
        "read": "Gelezen"
      },
      "menu": {
        "open": "Meer over dit bericht",
        "label": "Bericht",
        "react": "Reageren",
        "reply": "Beantwoorden",
        "copy": "Kopiëren",
        "delete": "Verwijderen",
        "report": "Melden"
      },
      "delete": {
        "title": "Bericht verwijderen?",
        "text": "Ook de ander ziet het dan niet meer. Wat het kostte, krijg je niet terug."
      }
    },
    "reactions": {
      "heart": "Hartje",
      "laugh": "Lachen",
      "wow": "Wauw",
      "sad": "Verdrietig",
      "fire": "Vuur",
      "thumbs_up": "Duim omhoog"
    },
    "composer": {
      "label": "Bericht aan {name}",
      "placeholder": "Schrijf een bericht",
      "send": "Verstuur",
      "send_photo": "Verstuur foto",
      "cost": "{count, plural, =0 {Gratis} one {# credit} other {# credits}}",
      "price": "Een bericht kost vanaf {price}",
      "buy": "Credits kopen",
      "counter": "{count, number} / {max, number}",
      "prices": "Foto {photo, plural, one {# credit} other {# credits}}, cadeau {gift, plural, one {# credit} other {# credits}}",
      "left": "{count, plural, =0 {Daarna heb je geen credits meer} one {Daarna heb je nog # credit} other {Daarna heb je nog # credits}}",
      "free": "Je eerste bericht aan een echt lid is gratis, daarna {count, plural, one {# credit} other {# credits}}",
      "was_free": "Dit was je gratis bericht. Een volgend bericht kost {count, plural, one {# credit} other {# credits}}",
      "reply_to": "Antwoord aan {name}",
      "reply_to_own": "Antwoord op je eigen bericht",
      "reply_cancel": "Antwoord annuleren",
      "photo": "Foto sturen",
      "photo_chosen": "De foto die je gaat versturen",
      "photo_cancel": "Foto weghalen",
      "fictional": "Dit is geen echte persoon. Op deze site zijn ook fictieve profielen. {warning}",
      "too_long": "Je bericht is te lang. Maak het korter om het te versturen."
    },
    "last": {
      "when": "Laatst geopend: {day}",
      "go_on": "Verder met {name}"
    },
    "arrange": {
      "mute": "Dempen",
      "unmute": "Niet meer dempen",
      "pin": "Bovenaan vastzetten",
      "unpin": "Losmaken",
      "archive": "Archiveren",
      "unarchive": "Terugzetten in de lijst",
      "is_muted": "Gedempt",
      "is_pinned": "Vastgezet"
    },
    "archive": {
      "open": "Gearchiveerd ({count, number})",
      "leave": "Alle gesprekken",
      "title": "Gearchiveerd",
      "empty": "Niets gearchiveerd",
      "text": "Wat je archiveert, bewaren we hier. Komt er een nieuw bericht, dan gaat het gesprek terug naar je lijst, behalve als je het hebt gedempt."
    }
  },
  "checkout": {
    "head": {
      "title": "Betalen",
      "description": "Kies hoe je je credits op {site} betaalt."
    },
    "title": "Hoe wil je betalen?",
    "methods": "Betaalmethode",
    "asides": {
      "ideal": "Meteen bijgeschreven",
      "bancontact": "België",
      "applepay": "Met je iPhone of Mac",
      "googlepay": "Met je Android-telefoon",
      "creditcard": "Visa, Mastercard",
      "paypal": "Met je PayPal-account",
      "eps": "Oostenrijk",
      "przelewy24": "Je eigen bank",
      "blik": "Code uit je bankapp",
      "directdebit": "Met sms-code"
    },
    "no_methods": "Vanuit dit land kun je nu niet betalen. Kies een ander land.",
    "free": "Je hoeft niets te betalen: met je korting kost deze bestelling niets.",
    "bank": "Kies je bank",
    "country": "Je betaalt vanuit",
    "summary": {
      "title": "Je bestelling",
      "change": "Wijzig",
      "per_message": "{price} per bericht.",
      "vat": "Inclusief {vat} btw ({rate}).",
      "once": "Eenmalige betaling, geen abonnement."
    },
    "pay": "Betaal {price}",
    "order_free": "Bestel voor {price}",
    "to_debit": "Verder met incasso",
    "sending": "Je gaat naar de betaalpagina",
    "code": {
      "label": "Kortingscode",
      "use": "Gebruik",
      "remove": "Verwijder",
      "used": "Deze korting is al van de prijs af.",
      "used_less": "Deze korting is al van de prijs af, maar je welkomstkorting van {percentage} was hoger. Verwijder de code om die terug te krijgen."
    },
    "premium": "Met deze bestelling heb je voorgoed Premium: alle foto’s zichtbaar en zoveel gesprekken als je wilt.",
    "open": {
      "label": "Bestelling die nog niet betaald is",
      "text": "Je bestelling van {credits} voor {price} is nog niet betaald. Rond de betaling af of annuleer de bestelling.",
      "frees": "Als je annuleert, kun je je korting weer gebruiken.",
      "continue": "Betaling afronden",
      "cancel": "Annuleren",
      "text_pending": "Je bestelling van {credits} voor {price} is nog niet rond: je bank heeft de betaling nog niet bevestigd.",
      "see": "Bekijk de bestelling"
    },
    "limit": {
      "lead": "Je limiet van deze maand.",
      "text": "Je kunt nog {left} uitgeven. Kies een kleiner pakket of wacht tot volgende maand.",
      "text_nothing": "Je kunt nog {left} uitgeven, te weinig voor een pakket. Wacht tot volgende maand of wijzig je limiet.",
      "link": "Bekijk je limiet"
    }
  },
  "collagelanding": {
    "head": {
      "title": "Wat trekt je aan?",
      "description": "Kies drie dingen die je aantrekken en ontmoet mensen die er ook van houden. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "title": "Wat trekt <em>je aan?</em>",
    "lead": "Kies drie dingen waar je warm van wordt. Samen zijn ze je matchprofiel.",
    "legend": "Kies drie dingen die je aantrekken",
    "count": "<n>0</n> van 3 gekozen",
    "complete": "Mooi. Dit is je matchprofiel.",
    "go": "Zoek wie dit ook koos",
    "go_without": "Verder zonder te kiezen"
  },
  "complaint": {
    "title": "Stuur je klacht",
    "name": "Je naam",
    "email": "E-mailadres",
    "kind": "Waar gaat het over?",
    "choose": "Kies een onderwerp",
    "kinds": {
      "payment": "Een betaling of credits",
      "profile_or_message": "Een profiel of bericht",
      "decision": "Een besluit over een melding",
      "privacy": "Privacy en gegevens",
      "other": "Iets anders"
    },
    "text": "Wat is er gebeurd?",
    "help": "Schrijf ook wanneer het was en welke oplossing je graag ziet. Stuur nooit je wachtwoord.",
    "reference": "Kenmerk (niet verplicht)",
    "reference_help": "Het nummer van een bestelling of melding, of een profielnaam.",
    "send": "Klacht versturen",
    "missing": {
      "name": "Vul je naam in, minstens twee tekens.",
      "email": "Vul een e-mailadres in waarop we je kunnen antwoorden.",
      "kind": "Kies waar het over gaat.",
      "text": "Vertel er iets meer over, minstens tien tekens.",
      "reference": "Dit kenmerk is te lang. Gebruik hoogstens 80 tekens."
    },
    "done": "We hebben je klacht ontvangen. Het nummer is <b>{number}</b>",
    "next": "We hebben je een bevestiging gemaild. Binnen 14 dagen krijg je antwoord van een medewerker.",
    "spam": "Geen e-mail gekregen? Kijk dan ook bij je ongewenste e-mail."
  },
  "credentials": {
    "email": "E-mailadres",
    "password": "Wachtwoord",
    "old_password": "Huidig wachtwoord",
    "new_password": "Nieuw wachtwoord",
    "repeat": "Nieuw wachtwoord herhalen",
    "new_hint": "Minstens 8 tekens. Een korte zin is makkelijk te onthouden en moeilijk te raden.",
    "show": "Wachtwoord tonen",
    "hide": "Wachtwoord verbergen",
    "email_missing": "Vul je e-mailadres in.",
    "email_invalid": "Dit lijkt geen e-mailadres. Controleer het even.",
    "meant": "Bedoel je <b>{email}</b>?",
    "password_missing": "Vul je wachtwoord in.",
    "password_long": "Kies een wachtwoord van hoogstens 128 tekens.",
    "new_missing": "Kies een nieuw wachtwoord.",
    "new_short": "Kies een wachtwoord van minstens 8 tekens.",
    "confirm": {
      "title": "Even controleren of jij het bent",
      "text": "Dit kan alleen jij doen. Vul je wachtwoord in; daarna vragen we het tien minuten niet meer.",
      "submit": "Verder",
      "cancel": "Annuleren",
      "text_passkey": "Dit kan alleen jij doen. Vul je wachtwoord in of gebruik een passkey; daarna vragen we het tien minuten niet meer."
    },
    "passkey": {
      "log_in": "Inloggen met een passkey",
      "confirm": "Passkey gebruiken",
      "or": "of",
      "cancelled": "Geannuleerd. Er is niets gebeurd.",
      "failed": "Je browser kon de passkey niet gebruiken. Probeer het opnieuw of gebruik je wachtwoord."
    }
  },
  "credits": {
    "head": {
      "title": "Credits",
      "description": "Je credits bij {site}: hoeveel je er hebt, waar ze bleven en hoe je nieuwe koopt."
    },
    "title": "Je credits",
    "lead": "Een bericht, een foto of een cadeau kost credits. De prijs staat altijd op de knop, en credits verlopen niet.",
    "balance": {
      "left": "{count, plural, =0 {credits: ze zijn op} one {credit over} other {credits over}}"
    },
    "owed": {
      "lead": "{count, plural, one {Je staat nog # credit rood.} other {Je staat nog # credits rood.}}",
      "text": "Je had ze al gebruikt toen je bank een betaling terugboekte.",
      "link": "Vraag het de klantenservice"
    },
    "links": {
      "label": "Meer over je aankopen",
      "repeat": "Opnieuw bestellen",
      "transactions": "Je bestellingen",
      "prices": "Wat kost wat?"
    },
    "history": {
      "title": "Waar je credits bleven",
      "empty": "Nog niets te zien",
      "empty_text": "Zodra je credits krijgt, koopt of gebruikt, zie je dat hier.",
      "loading": "Je overzicht wordt geladen",
      "failed": "We kunnen je overzicht nu niet laden",
      "retry": "Opnieuw proberen",
      "more": "Oudere tonen",
      "more_failed": "Meer laden is niet gelukt.",
      "gained": "{count, plural, one {# credit erbij} other {# credits erbij}}",
      "spent": "{count, plural, one {# credit gebruikt} other {# credits gebruikt}}",
      "reason": {
        "signup": "Cadeau bij je aanmelding",
        "free_message": "Je eerste bericht cadeau",
        "purchase": "Credits gekocht",
        "message": "Bericht",
        "message_to": "Bericht aan <person>{name}</person>",
        "photo": "Foto",
        "photo_to": "Foto aan <person>{name}</person>",
        "gift": "Cadeau",
        "gift_to": "Cadeau aan <person>{name}</person>",
        "refund": "Terugbetaling",
        "chargeback": "Betaling teruggeboekt",
        "correction": "Aanpassing door de klantenservice"
      }
    },
    "limit": {
      "title": "Je bestedingslimiet",
      "none": "Je hebt geen limiet. Deze maand gaf je {spent} uit.",
      "none_spent": "Je hebt geen limiet en gaf deze maand nog niets uit.",
      "standing": "Deze maand {spent} van {limit}.",
      "next": "Vanaf {when} is je limiet {limit}.",
      "next_none": "Vanaf {when} heb je geen limiet meer.",
      "keep": "Wijziging annuleren",
      "amount": "Bedrag per maand ({currency})",
      "amount_wrong": "Vul een bedrag in, zoals 50 of 49,95.",
      "amount_too_large": "Dat is te veel: vul hoogstens {most} in.",
      "set": "Limiet instellen",
      "change": "Limiet wijzigen",
      "remove": "Limiet weghalen",
      "rule_first": "Meer dan dit kun je in een maand niet uitgeven.",
      "rule": "Een lagere limiet gaat meteen in, een hogere of geen limiet pas na 24 uur.",
      "after_a_day": "Dit is hoger dan nu: het gaat pas na 24 uur in.",
      "at_once": "Dit gaat meteen in.",
      "saved": "Je limiet is opgeslagen."
    }
  },
  "directdebit": {
    "head": {
      "title": "Automatische incasso",
      "description": "Betaal je credits op {site} met een machtiging en een sms-code."
    },
    "title": "Automatische incasso",
    "lead": "Vul je gegevens in, dan sturen we je een sms met een code. Daarmee teken je de machtiging.",
    "other": "Kies een andere betaalmethode",
    "account": "Je bankrekening",
    "address": "Je adres",
    "holder": "Naam van de rekeninghouder",
    "iban": "IBAN",
    "street": "Straat",
    "house_number": "Huisnummer",
    "zip": "Postcode",
    "city": "Woonplaats",
    "phone": "Mobiel nummer",
    "phone_hint": "Hierop krijg je de sms-code.",
    "needed": "Vul dit in.",
    "authorise": "Ik machtig {company} om {price} van mijn rekening af te schrijven, zoals in de machtiging op deze pagina staat.",
    "authorise_needed": "Zonder je machtiging kunnen we niets afschrijven. Vink dit aan om verder te gaan.",
    "mandate": {
      "title": "De machtiging",
      "text": "Door dit formulier te tekenen geef je {company} toestemming om een opdracht naar je bank te sturen om {price} van je rekening af te schrijven, en je bank om dat bedrag af te schrijven volgens die opdracht. Bestel je later opnieuw met één druk op de knop, dan geldt deze machtiging ook voor dat bedrag; je ziet dat altijd vooraf.",
      "reverse": "Ben je het niet eens met een afschrijving, dan kun je die binnen 8 weken na de afschrijving laten terugboeken. Vraag je bank naar de voorwaarden.",
      "creditor": "Incassant",
      "address": "Adres",
      "creditor_id": "Incassant-ID",
      "reference": "Kenmerk van de machtiging",
      "reference_later": "krijg je bij de sms-code",
      "amount": "Bedrag",
      "account": "Bankrekening",
      "account_end": "eindigt op {end}",
      "debit_date": "Datum van afschrijving",
      "debit_date_later": "zie je bij de sms-code",
      "kind": "Soort",
      "kind_text": "Doorlopende SEPA-incasso, alleen voor wat je zelf bestelt"
    },
    "send": "Stuur de sms-code",
    "code": {
      "title": "Vul de sms-code in",
      "lead": "We hebben een code van 6 cijfers gestuurd naar het nummer dat eindigt op {end}. De code is {minutes} minuten geldig.",
      "label": "Sms-code",
      "sign": "Bestellen en betalen",
      "resend": "Nieuwe code sturen",
      "resend_wait": "Nieuwe code over {seconds} s",
      "resent": "We hebben een nieuwe code gestuurd.",
      "change": "Gegevens wijzigen"
    }
  },
  "exclusion": {
    "title": "Een e-mailadres uitsluiten",
    "lead": "We mailen een link naar dit adres. Zodra je die opent en bevestigt, kan niemand zich er meer mee aanmelden.",
    "email": "E-mailadres dat je wilt uitsluiten",
    "submit": "Link sturen",
    "sent": "De e-mail is onderweg.",
    "sent_text": "Open de link in de e-mail aan {email} en bevestig binnen zeven dagen.",
    "sent_help": "Geen e-mail gekregen? Kijk ook bij je ongewenste e-mail, en of het adres klopt.",
    "again": "Een ander adres",
    "confirm": {
      "title": "Dit adres uitsluiten?",
      "text": "Na je bevestiging kan niemand zich met dit adres aanmelden, jij ook niet. Een account dat er al is, blijft bestaan.",
      "submit": "Adres uitsluiten",
      "done": "Dit adres is uitgesloten. Bewaar de e-mail: met de tweede link daarin maak je het weer ongedaan."
    },
    "lift": {
      "title": "Uitsluiting ongedaan maken?",
      "text": "Daarna kun je je met dit adres weer aanmelden.",
      "submit": "Ongedaan maken",
      "done": "De uitsluiting is ongedaan gemaakt. Je kunt je met dit adres weer aanmelden."
    },
    "ask_again": "Nieuwe link aanvragen"
  },
  "for-you": {
    "head": {
      "title": "Voor jou",
      "description": "Wat er vandaag voor jou is op {site}."
    },
    "title": "Voor jou",
    "loading": "Je dag wordt geladen",
    "failed": "We kunnen dit nu niet laden",
    "retry": "Opnieuw proberen",
    "near": "Nieuw in de buurt",
    "wishes": "Leeftijd, afstand of interesses aanpassen",
    "start": {
      "text": "Je bent nog niet klaar met je eerste stappen.",
      "link": "Verder gaan"
    },
    "since": {
      "label": "Nieuw voor jou",
      "none": "Niets nieuws sinds gisteren.",
      "messages": "{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}",
      "likes": "{count, plural, one {# nieuwe like} other {# nieuwe likes}}",
      "near": "{count, plural, one {# nieuw gezicht dichtbij} other {# nieuwe gezichten dichtbij}}"
    },
    "deck": {
      "open": {
        "title": "Je kaarten van vandaag",
        "text": "{count, plural, =0 {Geen likes meer vandaag} one {Nog # like vandaag} other {Nog # likes vandaag}}",
        "action": "Speel het swipespel"
      },
      "used": {
        "title": "Je likes van vandaag zijn op",
        "text": "Morgen krijg je er weer vier. Zoeken en schrijven kan altijd.",
        "action": "Leden zoeken"
      },
      "seen": {
        "title": "Je hebt alle kaarten gezien",
        "text": "Nieuwe mensen komen hier vanzelf bij.",
        "action": "Leden zoeken"
      }
    },
    "matches": {
      "title": "Dit past bij je",
      "why": "Waarom {name}?",
      "score": "Samen {score, number} van de 100 punten, opgebouwd uit:"
    },
    "looked": {
      "title": "Wie keek er naar jou?",
      "count": "{count, plural, =0 {In de afgelopen 30 dagen nog niemand.} one {# lid bekeek je profiel in de afgelopen 30 dagen.} other {# leden bekeken je profiel in de afgelopen 30 dagen.}}",
      "many": "{count, number} leden of meer bekeken je profiel in de afgelopen 30 dagen.",
      "premium": "Met Premium zie je wie",
      "off": "Je kijkt zelf ongezien rond, daarom zie je ook niet wie er naar jou keek.",
      "off_link": "Naar je instellingen"
    },
    "empty": {
      "title": "Nog niemand voor jou",
      "text": "Zoek je ruimer, dan zie je er hier meer.",
      "search": "Leden zoeken",
      "wishes": "Ruimer zoeken"
    },
    "said": "Wat mensen bij hun like schreven"
  },
  "gallery": {
    "head": {
      "title": "De galerij wacht op jou",
      "description": "Portretten van leden van {site}. Stap dichterbij en schrijf je eerste zin. Gratis lid worden, 18+, de prijs staat op de knop."
    },
    "title": "Bij wie blijft je blik hangen?",
    "lead": "Stap dichter bij een portret. Het bordje vraagt om je eerste zin.",
    "lead_empty": "Hier hangen nog tekeningen. Met jouw portret komt de galerij tot leven.",
    "wall": "Portretten: stap dichter bij iemand",
    "legend": "Wie hoop je hier tegen te komen?",
    "go": "Kom binnen",
    "send": "Mijn eerste zin bewaren",
    "line": "Wat is je eerste zin aan {name}?",
    "hint": "Gaat naar {name} zodra je bent aangemeld. {credits, plural, =0 {Voor nieuwe leden is het eerste bericht aan een echt lid gratis.} one {Kost # credit, zoals elk bericht.} other {Kost # credits, zoals elk bericht.}}",
    "back": "Stap terug",
    "drawn": "Tekening",
    "free": "Nog een plek over",
    "yours": "Jij",
    "yours_text": "Hier komt jouw portret"
  },
  "icebreakers": {
    "title": "Begin het gesprek",
    "lead": "Kies een zin en maak er je eigen van. Er wordt nog niets verstuurd.",
    "shuffle": "Andere zinnen",
    "start": "Weet je even niet hoe? Kies een zin.",
    "more": "Meer openingszinnen",
    "interests": {
      "art": {
        "a": "Als je één kunstwerk mee naar huis mocht nemen, welk werd het dan?",
        "b": "Museum, galerie of street art: waar blijf jij het langst kijken?"
      },
      "beach": {
        "a": "Strand: lezen in de zon, een lange wandeling of meteen het water in?",
        "b": "Wat moet er bij jou echt mee naar het strand, en wat vergeet je altijd?"
      },
      "camping": {
        "a": "Tent, busje of hut: hoe slaap jij het liefst buiten?",
        "b": "Wat is de mooiste plek waar je ooit in een tent wakker werd?"
      },
      "cars": {
        "a": "Welke auto zou je rijden als geld geen rol speelde?",
        "b": "Jij mag een roadtrip plannen: welke weg, en welke muziek?"
      },
      "cooking": {
        "a": "Wat kook jij als je indruk wilt maken?",
        "b": "Eerlijk: volg je het recept, of doe je maar wat?"
      },
      "cycling": {
        "a": "Wat is jouw mooiste fietsroute, en waar stop je voor koffie?",
        "b": "Wind mee of heuvel op: waar word jij gelukkiger van?"
      },
      "dancing": {
        "a": "Welk nummer krijgt jou altijd de dansvloer op?",
        "b": "Dans je met pasjes of met je ogen dicht?"
      },
      "dining_out": {
        "a": "Welk restaurant raad je iedereen aan, en welk houd je voor jezelf?",
        "b": "Voorgerecht of toetje, als je moest kiezen?"
      },
      "fashion": {
        "a": "Welk kledingstuk doe jij nooit meer weg?",
        "b": "Waaraan herkennen je vrienden meteen jouw stijl?"
      },
      "festivals": {
        "a": "Festival: vooraan bij het podium of achteraan in het gras?",
        "b": "Over welk optreden praat je nog steeds?"
      },
      "films": {
        "a": "Welke film kun je woord voor woord meepraten?",
        "b": "Popcorn zoet of zout? Hier hangt veel van af."
      },
      "fitness": {
        "a": "Sport jij ’s ochtends vroeg, of heb je daar een goede smoes voor?",
        "b": "Welk nummer sleept jou door de laatste herhaling?"
      },
      "gaming": {
        "a": "Welk spel hield jou ooit tot diep in de nacht wakker?",
        "b": "Samen in één team of liever tegen elkaar?"
      },
      "gardening": {
        "a": "Wat groeit er bij jou het best, en wat wil maar niet lukken?",
        "b": "Groene vingers of vooral goede bedoelingen?"
      },
      "hiking": {
        "a": "Berg, bos of kust: waar loop jij het liefst?",
        "b": "Wat zit er altijd in je rugzak, ook al heb je het nooit nodig?"
      },
      "motorcycles": {
        "a": "Welke rit op de motor vergeet je nooit?",
        "b": "Bochten of lange rechte wegen: wat heeft jouw voorkeur?"
      },
      "music": {
        "a": "Welk nummer staat bij jou nu op repeat?",
        "b": "Welk concert zou je zo nog een keer willen meemaken?"
      },
      "nature": {
        "a": "Waar ga jij heen als je hoofd vol zit?",
        "b": "Zonsopkomst of zonsondergang: waar ben jij het vaakst bij?"
      },
      "pets": {
        "a": "Honden, katten of iets heel anders: naar wie gaat jouw hart uit?",
        "b": "Wat is het grappigste wat een dier ooit bij jou heeft uitgehaald?"
      },
      "photography": {
        "a": "Welke foto die je zelf hebt gemaakt, zou je zo inlijsten?",
        "b": "Waar richt jij je camera het liefst op: mensen, steden of stilte?"
      },
      "reading": {
        "a": "Welk boek heb je ooit in één nacht uitgelezen?",
        "b": "Papier of scherm, en wat ligt er nu naast je bed?"
      },
      "running": {
        "a": "Loop jij hard met muziek of met je gedachten?",
        "b": "Wat is het mooiste rondje dat je kent?"
      },
      "sauna": {
        "a": "Sauna: eerst heet of eerst koud, wat is jouw volgorde?",
        "b": "Hoelang houd jij het vol voordat je naar buiten moet?"
      },
      "sports": {
        "a": "Zelf spelen of juichen op de bank: waar ben jij beter in?",
        "b": "Voor welke club of sporter blijf jij op?"
      },
      "swimming": {
        "a": "Zwembad, meer of zee: waar duik jij het liefst in?",
        "b": "Spring jij er meteen in, of eerst één teen?"
      },
      "theatre": {
        "a": "Welke voorstelling is jou het langst bijgebleven?",
        "b": "Lachen, huilen of nadenken: waarvoor ga jij naar het theater?"
      },
      "travel": {
        "a": "Welke plek wil je graag nog een keer zien, en waarom die?",
        "b": "Plan jij alles, of pak je een tas en zie je wel?"
      },
      "wine": {
        "a": "Rood, wit of bubbels op een gewone dinsdag?",
        "b": "Kies jij wijn op smaak of op het mooiste etiket? Eerlijk zijn."
      },
      "winter_sports": {
        "a": "Eerste lift omhoog of eerst uitgebreid ontbijten?",
        "b": "Ski’s, snowboard of vooral de warme chocolademelk?"
      },
      "yoga": {
        "a": "Yoga om stil te worden of om wakker te worden?",
        "b": "Is je hoofd na een les echt leeg, of zit je boodschappenlijstje er nog in?"
      }
    },
    "town": {
      "a": "We wonen in dezelfde plaats. Wat is jouw lievelingsplek hier?",
      "b": "Grote kans dat we elkaar al eens voorbij zijn gelopen. Waar haal jij je koffie?",
      "c": "Wat weet jij van onze woonplaats dat in geen enkele gids staat?"
    },
    "match": {
      "a": "We vinden elkaar leuk, dus het moeilijkste is al gedaan. Wat trok jou over de streep?",
      "b": "Een match! Wie stelt de eerste vraag, jij of ik?",
      "c": "Nu we een match zijn: wat moet ik echt over je weten?"
    },
    "general": {
      "a": "Wat was het leukste moment van je week?",
      "b": "Waar kun jij uren over praten?",
      "c": "Wat maakt een gewone dag voor jou een goede dag?",
      "d": "Vertel eens iets wat niet in je profiel staat.",
      "e": "Twee waarheden en een leugen: begin jij?",
      "f": "Ochtendmens of nachtuil? Dan weet ik wanneer ik je het best kan schrijven.",
      "g": "Waar heb je voor het laatst hard om gelachen?",
      "h": "Welk talent van jou kent bijna niemand?",
      "i": "Als morgen een vrije dag was, hoe zag die er dan uit?",
      "j": "Wat wilde je vroeger worden, en hoe is dat afgelopen?",
      "k": "Je profiel maakte me nieuwsgierig. Wat zou je graag eens gevraagd worden?",
      "l": "Zoet of zout, stad of stilte, vroeg of laat?"
    },
    "prompts": {
      "perfect_evening": "Jouw ideale avond klinkt goed. Is er nog een stoel vrij?",
      "weak_for": "Ik las waar jij voor valt. Wat werkt er nog meer?",
      "attention": "Ik doe mijn best: heb ik je aandacht?",
      "secret": "Dat geheim op je profiel: daar wil ik het hele verhaal van horen.",
      "sunday": "Zo’n zondag als die van jou lust ik ook wel. Wat gebeurt er ’s avonds nog?",
      "laugh": "Ik moest lachen om waar jij om lacht. Wanneer gebeurde het voor het laatst?",
      "first_date": "Over jouw goede eerste date: waar begint die?",
      "fantasy": "Je fantasie bleef even hangen. Hoe gaat die verder?",
      "turn_on": "Ik las waar jij warm van wordt. Toeval, of hebben we iets gemeen?",
      "try_once": "Wat jij ooit wilt proberen: wat houdt je nog tegen?",
      "song": "Dat nummer van je staat nu op. Waar denk jij aan als je het hoort?",
      "dealbreaker": "Je afknapper is genoteerd. Waarmee win ik punten?"
    },
    "opener": {
      "sent": "Verstuurd",
      "sent_text": "{name} ziet je bericht in jullie gesprek.",
      "open": "Naar het gesprek",
      "sending": "Je bericht wordt verstuurd",
      "loading": "Je openingszin wordt geladen"
    }
  },
  "iconslanding": {
    "head": {
      "title": "Wat breng jij mee?",
      "description": "Leg wat je leuk vindt in het midden en ontmoet mensen die hetzelfde kozen. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "title": "Wat breng <em>jij mee?</em>",
    "lead": "Pak wat je leuk vindt en leg het in het midden. Het komt op je profiel.",
    "legend": "Wat vind je leuk?",
    "you": "Jij",
    "here": "Wie hier zijn",
    "none": "Het midden is nog leeg",
    "some": "In het midden:",
    "real": "In het midden wachten echte leden.",
    "online": "Nu online: {count, plural, one {# lid} other {# leden}}",
    "online_capped": "Nu online: meer dan {count} leden",
    "go": "Kijk wie erbij past"
  },
  "identities": {
    "words": {
      "trans_woman": "Trans vrouw",
      "trans_man": "Trans man",
      "non_binary": "Non-binair",
      "couple_mixed": "Stel (vrouw en man)",
      "couple_women": "Stel (twee vrouwen)",
      "couple_men": "Stel (twee mannen)"
    },
    "more": "Anders, of een stel",
    "title": "Wie je bent",
    "found_among": "Laat me zien aan wie zoekt naar",
    "found": {
      "male": "Mannen",
      "female": "Vrouwen"
    },
    "couples": "Stellen",
    "couple": "Stel",
    "also_couples": "Ook stellen",
    "couple_age": "Vul straks de geboortedatum in van degene van jullie op wiens naam het account staat.",
    "seeks": {
      "male": "Mannen en stellen",
      "female": "Vrouwen en stellen",
      "both": "Mannen, vrouwen en stellen",
      "only": "Stellen"
    }
  },
  "index": {
    "head": {
      "title": "Eén bericht kan genoeg zijn · {site}",
      "description": "Ontmoet volwassenen bij jou in de buurt. Gratis lid van {site}, geen abonnement, de prijs staat op de knop en fictieve profielen zijn gelabeld."
    },
    "title": "Eén bericht kan genoeg zijn voor een <em>vonk.</em>",
    "lead": "Ontmoet volwassenen bij jou in de buurt die net zo nieuwsgierig zijn als jij. Lid worden is gratis, je betaalt alleen voor wat je verstuurt.",
    "i_am": "Ik ben",
    "i_seek": "Ik zoek",
    "man": "Man",
    "woman": "Vrouw",
    "seek_man": "Man",
    "seek_woman": "Vrouw",
    "start": "Gratis beginnen",
    "login": "Inloggen",
    "welcome_back": "Welkom terug, {name}",
    "bubble": "Ben jij ook zo’n slechte danser?",
    "drawn": "Getekende mensen, geen echte leden",
    "trust": {
      "label": "Wat je van ons mag verwachten",
      "adults": "18+ en discreet",
      "no_subscription": "Geen abonnement",
      "marked": "Fictieve profielen gelabeld"
    },
    "online": {
      "count": "{count, plural, one {# nu online} other {# nu online}}",
      "count_capped": "{count}+ nu online",
      "title": "Nu online in {country}",
      "all": "Alle leden bekijken",
      "photo_of": "Foto van {name}",
      "now": "Nu online",
      "new": "Nieuw",
      "quiet": "Kijk gerust rond",
      "quiet_text": "Op dit moment is er niemand uit jouw land online. Je kunt wel alvast kijken wie er lid is. Dat kost niets.",
      "private_text": "Er zijn nu leden uit jouw land online. Wie dat zijn, laten we hier alleen met hun toestemming zien."
    },
    "steps": {
      "title": "Zo springt de vonk over",
      "one": "Laat zien wie je bent",
      "one_text": "Een naam, een foto en één eerlijke zin. Binnen twee minuten sta je erop.",
      "two": "Zeg waar je van houdt",
      "two_text": "Zoek op leeftijd, plaats en interesses, of speel het swipespel: vier likes per dag.",
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
    "recipients": "Hoeveel mensen de site gebruiken",
    "recipients_text": "Van {from} tot en met {until} gebruikten gemiddeld {count} leden per maand {site}. De Europese digitaledienstenverordening vraagt ons om dat elk half jaar te melden.",
    "price_free": "gratis",
    "price_message": "Bericht versturen",
    "price_photo": "Foto versturen",
    "price_gift": "Cadeau versturen",
    "price_read": "Berichten ontvangen en lezen",
    "price_join": "Lid worden, zoeken en liken",
    "price_credits": "{count, plural, one {# credit} other {# credits}}",
    "price_from": "vanaf {price}",
    "prices": "Wat kost wat?",
    "packages_text": "Prijzen voor {country}. Je betaalt één keer en er wordt niets verlengd.",
    "packages": "De pakketten van nu",
    "newcomer": {
      "first": "Op je eerste aankoop krijg je {percentage} welkomstkorting, tot {time} na je aanmelding.",
      "then": "Daarna is het {percentage}, tot {time} na je aanmelding.",
      "hours": "{count, plural, other {# uur}}",
      "days": "{count, plural, one {# dag} other {# dagen}}"
    }
  },
  "lander": {
    "home": "Naar de voorpagina van {site}",
    "age": "18+",
    "woman": "Een vrouw",
    "man": "Een man",
    "legal": "Gratis lid worden, 18+. Een bericht versturen kost credits, vanaf {price}. Profielen met het label ‘{label}’ zijn verzonnen.",
    "drawn": "Getekende gezichten zijn geen leden.",
    "terms": "Voorwaarden",
    "closed": "Je kunt je op dit moment niet aanmelden.",
    "login": "Inloggen",
    "niche": {
      "she": "Voor vrouwen die van vrouwen houden",
      "bdsm": "Voor wie weet waar de grenzen liggen",
      "bbw": "Voor liefhebbers van rondingen",
      "gilf": "Voor wie rijpheid juist mooi vindt",
      "milf": "Voor wie van vrouwen met ervaring houdt",
      "gay": "Voor mannen die van mannen houden"
    }
  },
  "landing": {
    "head": {
      "title": "Zeg eens hallo",
      "description": "Begin een gesprek op {site}. Gratis lid worden, 18+, en je weet vooraf wat een bericht kost."
    },
    "photo": "Foto van {name}",
    "online": "Nu online",
    "message": "Je bericht aan {name}",
    "fictional": "Dit is geen echte persoon. Op deze site zijn ook fictieve profielen. {warning}",
    "cost": {
      "free": "Dit bericht is gratis.",
      "first_free": "Voor nieuwe leden is het eerste bericht aan een echt lid gratis.",
      "covered": "Dit bericht kost {cost, plural, one {# credit} other {# credits}}. Bij je aanmelding krijg je er {credits} cadeau.",
      "short": "Dit bericht kost {cost, plural, one {# credit} other {# credits}}. Credits koop je na je gratis aanmelding; je tekst blijft bewaard."
    },
    "question": {
      "from": "Uit het profiel van {name}: {interest}",
      "open": "Een vraag om mee te beginnen",
      "placeholder": "Jouw antwoord",
      "go": "Antwoorden"
    },
    "letter": {
      "title": "De andere helft is voor jou",
      "lead": "Een leeg vel en een goede zin. Meer heeft een begin niet nodig.",
      "from": "Uit het profiel van {name}",
      "likes": "Op dit profiel staat nog geen tekst, wel wat {name} graag doet:",
      "silent": "Dit profiel heeft nog geen tekst. De eerste regel is dus aan jou.",
      "go": "Verder met je brief"
    },
    "circles": {
      "title": "Drie antwoorden, één vonk",
      "lead": "Met elk antwoord schuiven de cirkels een stukje naar elkaar toe.",
      "you": "Jij",
      "gender": "Wie ben jij?",
      "male": "Een man",
      "female": "Een vrouw",
      "interest": "Waar zeg jij eerder ja tegen?",
      "line": "Met welke zin begin je?",
      "left": "{count, plural, one {Nog # antwoord} other {Nog # antwoorden}}",
      "lit": "Daar is de vonk. Nu jij.",
      "go": "Begin het gesprek"
    }
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
  "like-note": {
    "photo": "{name} vindt je foto leuk",
    "photo_gone": "{name} vond een foto leuk die er niet meer is",
    "prompt": "{name} vindt je antwoord bij ‘{prompt}’ leuk",
    "about": "{name} vindt je verhaal leuk",
    "mine_photo": "Je hebt een foto van {name} geliket",
    "mine_prompt": "Je hebt ‘{prompt}’ geliket",
    "mine_about": "Je hebt het verhaal van {name} geliket",
    "covered": "Reactie met een verborgen woord",
    "show": "Toch lezen",
    "title": "Wat vind je er leuk aan?",
    "of_photo": "Foto van {name}",
    "of_about": "Het verhaal van {name}",
    "label": "Reactie (mag, hoeft niet)",
    "placeholder": "Wat viel je op?",
    "hint": "Gratis, één keer per persoon. {name} leest het bij je like.",
    "send": "Like versturen",
    "counter": "{count, number} / {max, number}",
    "sent": "Je like is verstuurd",
    "open_photo": "Deze foto liken",
    "open_prompt": "‘{prompt}’ liken",
    "open_about": "Het verhaal van {name} liken"
  },
  "likes": {
    "head": {
      "title": "Likes",
      "description": "Wie jou leuk vindt op {site}, en wie jij leuk vindt."
    },
    "title": "Likes",
    "label": "Likes",
    "new": "Nieuw",
    "loading": "Likes worden geladen",
    "tabs": {
      "label": "Soort likes",
      "received": "Ontvangen",
      "given": "Gegeven",
      "matches": "Matches"
    },
    "banner": {
      "title": "Het is een match met {name}",
      "text": "Jullie vonden elkaar leuk, {when}.",
      "write": "{name} schrijven",
      "cost": "{count, plural, =0 {Gratis} one {# credit} other {# credits}}",
      "profile": "{name} bekijken"
    },
    "more": {
      "load": "Meer likes",
      "failed": "Meer likes laden is niet gelukt.",
      "retry": "Opnieuw proberen"
    },
    "failed": {
      "title": "We kunnen je likes nu niet laden",
      "text": "Ze zijn niet weg. Probeer het zo nog eens.",
      "retry": "Opnieuw proberen"
    },
    "empty": {
      "search": "Leden zoeken",
      "game": "Speel het swipespel",
      "finder": "Probeer de matchfinder",
      "received": {
        "title": "Nog geen likes",
        "text": "Geef zelf een paar likes, dan krijg je er sneller een terug."
      },
      "given": {
        "title": "Je hebt nog niemand een like gegeven",
        "text": "Een hartje kost niets, en de ander ziet het meteen."
      },
      "matches": {
        "title": "Nog geen match",
        "text": "Liken jullie elkaar, dan zie je dat hier."
      }
    }
  },
  "live": {
    "modal": {
      "like": "Nieuwe like!",
      "like_talk": "{name} vindt je leuk. Like terug, of zeg meteen iets.",
      "like_text": "{name} vindt je leuk. Like terug, dan is het een match.",
      "match": "Het is een match",
      "match_talk": "{name} en jij vinden elkaar leuk. Zeg iets, dan begint het gesprek.",
      "match_text": "{name} en jij vinden elkaar leuk.",
      "talk": "Begin een gesprek",
      "profile": "Bekijk profiel",
      "photo_of": "Foto van {name}"
    },
    "toast": {
      "like": "Nieuwe like!",
      "like_text": "{name} vindt je leuk",
      "match": "Het is een match",
      "match_text": "{name} en jij vinden elkaar leuk",
      "message": "Nieuw bericht van {name}",
      "refused": "Je bericht is niet verstuurd"
    },
    "enrich": {
      "lead": "Maak je profiel af.",
      "photo": "Met een foto weten anderen wie ze voor zich hebben.",
      "about": "Een paar zinnen over jezelf zijn een goed begin.",
      "both": "Een foto en een paar zinnen over jezelf zijn een goed begin.",
      "link": "Naar mijn profiel"
    },
    "silence": {
      "lead": "Je mist meldingen.",
      "text": "Meldingen over berichten of likes staan uit.",
      "link": "Meldingen instellen"
    },
    "push": {
      "lead": "Mis geen bericht.",
      "text": "Zet meldingen aan, dan weet je het meteen.",
      "link": "Aanzetten"
    }
  },
  "login": {
    "head": {
      "title": "Inloggen",
      "description": "Log in bij {site} en lees je nieuwe berichten."
    },
    "title": "Fijn dat je er weer bent",
    "lead": "Log in met het e-mailadres waarmee je lid bent geworden.",
    "submit": "Inloggen",
    "forgot": "Wachtwoord vergeten?",
    "no_account": "Nog geen lid?",
    "signup": "Gratis lid worden",
    "demo": "Dit is een demosite. Probeer het met een van deze accounts; het wachtwoord is overal {password}.",
    "demo_free": "Gratis lid",
    "demo_premium": "Premiumlid",
    "demo_new": "Net aangemeld",
    "script_needed": "Om in te loggen heeft deze pagina JavaScript nodig.",
    "reset_done": "Je nieuwe wachtwoord is ingesteld. Log ermee in. Passkeys die je had, werken niet meer.",
    "reactivation": "Stuur me de link",
    "reactivation_sent": "We hebben een link gestuurd naar {email}. Daarmee herstel je je account.",
    "support": "Klantenservice:",
    "reasons": "Lees waarom"
  },
  "mail-change": {
    "head": {
      "title": "E-mailadres wijzigen",
      "description": "Bevestig het nieuwe e-mailadres van je account bij {site}."
    },
    "busy": "Je e-mailadres wordt gewijzigd",
    "busy_text": "Dit duurt maar even.",
    "done": "Je e-mailadres is gewijzigd",
    "done_text": "Voortaan log je in met {email}.",
    "dead": "Deze link werkt niet meer",
    "failed": "Het is niet gelukt",
    "retry": "Opnieuw proberen",
    "to_settings": "Naar je instellingen",
    "undo": {
      "head": {
        "title": "Wijziging terugdraaien",
        "description": "Draai een wijziging van je account bij {site} terug."
      },
      "title": "Was jij dit niet?",
      "lead": "Je e-mailadres of wachtwoord is veranderd. Met één druk op de knop is alles weer zoals het was.",
      "text": "Alle apparaten worden dan uitgelogd, ook dat van degene die de wijziging deed. Passkeys werken daarna niet meer.",
      "submit": "Wijziging terugdraaien",
      "done": "Alles is weer zoals het was",
      "done_email": "Je account hoort weer bij je oude e-mailadres.",
      "done_password": "Je oude wachtwoord werkt weer.",
      "next": "Misschien kende iemand je wachtwoord. Kies daarom nu een nieuw wachtwoord dat je nergens anders gebruikt.",
      "new_password": "Nieuw wachtwoord kiezen",
      "dead": "Deze link werkt niet meer",
      "dead_text": "Je kunt een wijziging één keer terugdraaien, tot 48 uur daarna. Denk je dat iemand anders in je account zit? Kies dan een nieuw wachtwoord."
    }
  },
  "maplanding": {
    "head": {
      "title": "Hoe ver zou je fietsen?",
      "description": "Voor iemand die de moeite waard is, fiets je graag een stukje. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "title": "Hoe ver zou <em>je fietsen?</em>",
    "lead": "Voor iemand die de moeite waard is. Je antwoord bewaren we als je eerste zoekopdracht.",
    "legend": "Kies je afstand",
    "near": "Om de hoek",
    "across": "Door de stad",
    "out": "De polder in",
    "km": "tot {km} km",
    "go": "Kijk wie er binnen bereik is",
    "note": "De stad is verzonnen: we laten nooit iemand op een kaart zien. We noemen alleen de woonplaats."
  },
  "match-finder": {
    "head": {
      "title": "Matchfinder",
      "description": "Een paar korte vragen, en {site} zoekt wie bij je past."
    },
    "progress": "Vraag {step, number} van {steps, number}",
    "next": "Verder",
    "show": "Mijn matches tonen",
    "skip": "Overslaan",
    "back": "Terug",
    "questions": {
      "whom": {
        "title": "Wie zoek je?",
        "text": "Een paar korte vragen. Aan het eind zie je wie bij je past, en waarom."
      },
      "age": {
        "title": "Hoe oud?",
        "text": "Schuif de twee uiteinden naar wat voor jou goed voelt.",
        "between": "{min, number} tot {max, number} jaar",
        "min": "Vanaf deze leeftijd",
        "max": "Tot en met deze leeftijd"
      },
      "place": {
        "title": "Hoe ver weg?",
        "text": "Hoe dichterbij, hoe meer het telt. Verder weg sluit niemand uit.",
        "distance": "Rond je woonplaats",
        "km": "{km, number} km",
        "any": "Maakt niet uit",
        "region": "Of in een regio",
        "any_region": "Elke regio",
        "country": "Of in een ander land",
        "own_country": "Mijn eigen land"
      },
      "interests": {
        "title": "Wat willen jullie delen?",
        "text": "Kies waar jullie allebei van zouden houden. Dit telt het zwaarst."
      },
      "looks": {
        "title": "Op wie val je?",
        "text": "Kies wat je aanspreekt. Je mag overal meer dan één ding kiezen, of niets."
      },
      "relationship": {
        "title": "In welke situatie?",
        "text": "Waar voel jij je goed bij? Ook hier mag je meer dan één ding kiezen."
      }
    },
    "answers": {
      "age": "{min, number} tot {max, number} jaar",
      "distance": "Binnen {km, number} km",
      "interests": "{count, plural, one {# interesse} other {# interesses}}",
      "looks": "{count, plural, one {# wens over uiterlijk} other {# wensen over uiterlijk}}"
    },
    "reasons": {
      "interests": "Jullie delen: {list}",
      "wants": "Jullie zoeken allebei: {list}",
      "same_town": "zelfde woonplaats",
      "same_region": "zelfde regio",
      "asked_region": "in de regio die je koos",
      "near": "bij je in de buurt",
      "looks": "{list}: precies wat je zoekt",
      "seeks_you": "zoekt iemand als jij",
      "same_age": "ongeveer even oud",
      "none": "Past nog niet bij je antwoorden"
    },
    "parts": {
      "interests": "Interesses",
      "wants": "Wat jullie zoeken",
      "place": "Plaats",
      "looks": "Uiterlijk",
      "relationship": "Relatie",
      "mutual": "Wederzijds"
    },
    "score": "{score, number}%",
    "points": "{points, number} van {most, number}",
    "breakdown": "Waarom deze score?",
    "breakdown_of": "De score van {name}",
    "result": {
      "title": "Wie bij je past",
      "lead": "De beste match staat bovenaan. De score komt alleen uit jouw antwoorden.",
      "adjust": "Antwoorden aanpassen",
      "answers": "Je antwoorden",
      "game_text": "Liever op gevoel?",
      "game": "Speel het swipespel"
    },
    "few": {
      "title": "Er zijn maar een paar matches.",
      "text": "Met een ruimere leeftijdsgrens of een ander land vind je er meer.",
      "action": "Ruimer zoeken"
    },
    "none": {
      "title": "Nog niemand gevonden",
      "text": "Met een ruimere leeftijdsgrens of een ander land is de kans groter. Je andere antwoorden sluiten niemand uit.",
      "action": "Ruimer zoeken"
    },
    "loading": "Je matches worden gezocht",
    "retry": "Opnieuw proberen"
  },
  "member-tile": {
    "like": "{name} liken",
    "match": "Match",
    "online": "Nu online",
    "new": "Nieuw",
    "photo_of": "Foto van {name}",
    "distance": "{km, number} km",
    "line": "“{line}”"
  },
  "member": {
    "head": {
      "title": "Profiel",
      "description": "Een profiel op {site}."
    },
    "loading": "Profiel laden",
    "photos": {
      "of": "{at} van {count, plural, one {# foto} other {# foto’s}}",
      "open": "Foto {at} van {name} groot bekijken",
      "alt": "Foto {at} van {name}",
      "locked": "Vergrendelde foto",
      "more": "Nog {count, plural, one {# foto} other {# foto’s}}",
      "with_premium": "Nog {count, plural, one {# foto} other {# foto’s}} met Premium",
      "with_account": "Nog {count, plural, one {# foto} other {# foto’s}} voor leden",
      "none": "{name} heeft nog geen foto"
    },
    "viewer": {
      "title": "Foto’s van {name}",
      "at": "{at} van {count}",
      "next": "Volgende foto",
      "previous": "Vorige foto",
      "report": "Deze foto melden",
      "locked": "Deze foto is vergrendeld",
      "premium_text": "Met Premium zie je alle foto’s van iedereen.",
      "account_text": "Leden zien meer foto’s. Een account is gratis.",
      "premium": "Premium worden",
      "account": "Gratis lid worden",
      "failed": "Deze foto kon niet worden geladen"
    },
    "status": {
      "online": "Nu online",
      "today": "Vandaag actief",
      "yesterday": "Gisteren actief",
      "this_week": "Afgelopen week actief",
      "this_month": "Afgelopen maand actief",
      "longer_ago": "Al langer niet actief"
    },
    "away": "{km, number} km van jou",
    "likes_you": "{name} vindt je leuk",
    "match": "Jullie zijn een match",
    "actions": {
      "label": "Wat je kunt doen",
      "like": "{name} liken",
      "gift": "Cadeau sturen, {credits, plural, one {# credit} other {# credits}}",
      "write": "Bericht sturen",
      "write_short": "Bericht",
      "cost": "{credits, plural, =0 {Gratis} one {# credit} other {# credits}}"
    },
    "menu": {
      "label": "Meer",
      "block": "Blokkeren",
      "report": "Melden",
      "copy": "Link kopiëren",
      "copied": "Link gekopieerd",
      "not_copied": "De link kopiëren is niet gelukt",
      "stop": "Contact verbreken"
    },
    "shared": "Wat jullie delen",
    "shared_mark": "Delen jullie",
    "interests": "Interesses",
    "looks_for": "Wat {name} zoekt",
    "wanted_mark": "Zoeken jullie allebei",
    "boundaries": "Grenzen",
    "about": "Over {name}",
    "fictional": {
      "text": "Dit is geen echte persoon. Op deze site zijn ook fictieve profielen. {warning}",
      "how": "Hoe werkt dit?"
    },
    "related": "Misschien ook iets voor jou",
    "block": {
      "title": "{name} blokkeren?",
      "text": "Jullie zien elkaar dan nergens meer en kunnen elkaar niet bereiken. {name} krijgt daar geen bericht van.",
      "confirm": "Blokkeren",
      "cancel": "Annuleren",
      "done": "{name} is geblokkeerd",
      "done_text": "Jullie zien elkaar nergens meer. Bedenk je je, dan maak je het hier ongedaan, of later bij je instellingen.",
      "undo": "Deblokkeren",
      "report": "{name} ook melden",
      "back": "Naar leden zoeken"
    },
    "failed": "We kunnen dit profiel nu niet laden",
    "retry": "Opnieuw proberen"
  },
  "members": {
    "head": {
      "title": "Leden zoeken",
      "description": "Zoek op {site} naar volwassenen bij jou in de buurt."
    },
    "title": {
      "waiting": "Leden zoeken",
      "all": "{count, plural, =0 {Niemand gevonden} one {# lid} other {# leden}}",
      "all_capped": "{count, number}+ leden",
      "near": "{count, plural, =0 {Niemand in de buurt} one {# lid in de buurt} other {# leden in de buurt}}",
      "near_capped": "{count, number}+ leden in de buurt"
    },
    "order": {
      "near": "Laatst actief eerst, tot {km, number} km rond je woonplaats",
      "place": "Laatst actief eerst · {place}"
    },
    "join": {
      "title": "Zie wie er bij jou in de buurt is",
      "text": "Zoeken is hier voor leden. Lid worden is gratis en duurt twee minuten.",
      "text_closed": "Zoeken is hier voor leden. Je kunt je op dit moment niet aanmelden.",
      "signup": "Gratis lid worden",
      "login": "Inloggen"
    },
    "filters": {
      "title": "Filters",
      "count": "{count, plural, one {# filter gekozen} other {# filters gekozen}}",
      "clear": "Alles wissen",
      "close": "Sluiten",
      "show": "{count, plural, =0 {Niemand gevonden} one {Toon # lid} other {Toon # leden}}",
      "show_capped": "Toon {count, number}+ leden",
      "show_any": "Toon leden",
      "who": "Wie",
      "where": "Waar",
      "only": "Alleen",
      "looks": "Uiterlijk en relatie",
      "wants": "Wat iemand zoekt",
      "age": "Leeftijd",
      "age_between": "{min, number}–{max, number} jaar",
      "age_exactly": "{age, number} jaar",
      "age_from": "Vanaf {min, number} jaar",
      "age_to": "Tot en met {max, number} jaar",
      "age_min": "Vanaf",
      "age_max": "Tot en met",
      "any_age": "Maakt niet uit",
      "any_region": "Alle regio’s",
      "any_distance": "Elke afstand",
      "km": "{km, number} km",
      "within": "Tot {km, number} km",
      "distance_hint": "Gemeten vanaf je eigen woonplaats. Fictieve profielen zie je dan niet.",
      "locate": "Gebruik mijn locatie",
      "located": "Gevonden: {city}.",
      "not_located": "We konden niet vinden waar je bent. Kies zelf een regio.",
      "locate_denied": "Je browser deelt je locatie niet. Je kunt dat in je browser toestaan.",
      "gender": {
        "male": "Mannen",
        "female": "Vrouwen",
        "both": "Allebei",
        "both_long": "Mannen en vrouwen"
      },
      "names": {
        "gender": "Ik zoek",
        "country": "Land",
        "countryregion": "Regio",
        "has_photo": "Met foto",
        "online": "Nu online",
        "distance": "Afstand",
        "interests": "Interesses",
        "body_type": "Figuur",
        "hair_color": "Haarkleur",
        "eye_color": "Oogkleur",
        "relationship_status": "Relatie",
        "looks_for": "Wat iemand zoekt",
        "relationship_style": "Relatievorm",
        "new_members": "Nieuwe leden",
        "real_only": "Alleen echte mensen"
      }
    },
    "results": {
      "label": "Gevonden leden",
      "loading": "Leden worden geladen",
      "shown": "{count, plural, one {# lid getoond} other {# leden getoond}}",
      "more": "Meer leden tonen",
      "end": "Dat was iedereen. Met andere filters zie je anderen.",
      "failed": "Laden is niet gelukt.",
      "retry": "Opnieuw proberen",
      "ad": "Advertentie"
    },
    "just_online": "{count, plural, one {# lid net online gekomen} other {# leden net online gekomen}}",
    "few": {
      "title": "Meer mensen zien?",
      "without": "Zonder ‘{filter}’:",
      "adds": "{count, plural, one {# lid meer} other {# leden meer}}",
      "adds_capped": "{count, number}+ leden meer",
      "similar": "Dit past bijna bij wat je zoekt"
    },
    "empty": {
      "title": "Niemand past bij al je wensen",
      "text": "Haal een filter weg, of kijk later nog eens: er komen elke dag leden bij.",
      "clear": "Alle filters wissen",
      "nobody": "Er is hier nog niemand",
      "nobody_text": "Kijk later nog eens: er komen elke dag leden bij."
    },
    "saved": {
      "chip": "Bewaard",
      "title": "Bewaarde zoekopdrachten",
      "lead": "Bewaar een zoekopdracht en zie hoeveel nieuwe leden erbij passen.",
      "name": "Naam",
      "all": "Alle leden",
      "save": "Deze zoekopdracht bewaren",
      "done": "‘{name}’ is bewaard",
      "new": "{count, plural, one {# nieuw lid} other {# nieuwe leden}}",
      "new_many": "{count, number}+ nieuwe leden",
      "delete": "‘{name}’ verwijderen",
      "failed": "Je bewaarde zoekopdrachten laden is niet gelukt."
    },
    "wider": "Dichtbij zijn er nog weinig mensen van die leeftijd, daarom zie je ook mensen verder weg."
  },
  "notice": {
    "head": {
      "title": "Illegale inhoud melden",
      "description": "Meld iets op {site} dat volgens jou tegen de wet is, ook zonder account."
    },
    "title": "Illegale inhoud melden",
    "lead": "Zie je op deze site iets dat volgens jou tegen de wet is? Meld het hier, ook als je geen lid bent. Een medewerker kijkt ernaar en besluit; dat laten we nooit aan een computer over.",
    "address": "Adres van de pagina, het profiel of de foto",
    "address_help": "Kopieer het hele adres uit je browser, bijvoorbeeld {example}",
    "what": "Vertel precies wat er te zien is en waarom het volgens jou tegen de wet is.",
    "name": "Je naam",
    "email": "E-mailadres",
    "who": "Hierop krijg je een bevestiging en ons besluit. Gaat het om iemand onder de 18, dan mag je naam en e-mailadres leeg laten.",
    "sincere": "Ik verklaar dat dit voor zover ik weet juist en volledig is.",
    "missing": {
      "address": "Vul een volledig adres op deze site in.",
      "name": "Vul je naam in, minstens twee tekens.",
      "email": "Vul een geldig e-mailadres in.",
      "is_sincere": "Bevestig dat dit voor zover je weet klopt."
    },
    "anonymous": "Een medewerker bekijkt je melding. Je gaf geen e-mailadres op, dus we kunnen je het besluit niet mailen."
  },
  "notifications": {
    "head": {
      "title": "Instellingen",
      "description": "Meldingen, privacy en je account bij {site}."
    },
    "title": "Instellingen",
    "contents": "Op deze pagina",
    "kinds": {
      "title": "Meldingen",
      "lead": "Wat wil je van ons horen, en hoe? Wat je wijzigt, geldt meteen.",
      "kind": "Soort melding",
      "email": "E-mail",
      "push": "Push",
      "message": "Berichten",
      "message_text": "Iemand heeft je geschreven",
      "like": "Likes",
      "like_text": "Iemand vindt je leuk",
      "match": "Matches",
      "match_text": "Jullie vinden elkaar leuk",
      "search": "Nieuwe leden",
      "search_text": "Nieuwe profielen die bij je passen",
      "always": "E-mails over je account zelf, zoals een nieuw wachtwoord, krijg je altijd."
    },
    "device": {
      "title": "Push op dit apparaat",
      "text": "Meldingen komen dan ook aan als de site niet open is.",
      "denied": "Je browser houdt meldingen van deze site tegen. In de instellingen van je browser kun je dat veranderen.",
      "impossible": "In deze browser zijn pushmeldingen niet mogelijk. Je keuze geldt wel voor je andere apparaten.",
      "failed": "Dat lukte niet. Probeer het later opnieuw."
    },
    "sound": {
      "title": "Geluid op dit apparaat",
      "text": "Een zacht geluid als je een bericht krijgt terwijl de site open is. Niet bij het gesprek dat je voor je hebt."
    },
    "appearance": {
      "title": "Taal en weergave",
      "language": "Taal",
      "language_hint": "Ook onze e-mails krijg je in deze taal.",
      "theme": "Weergave"
    },
    "seen": {
      "title": "Wie jou ziet",
      "legend": "Wie mag je profiel zien?",
      "everybody": "Iedereen",
      "everybody_text": "Leden, en ook bezoekers als deze site hen laat rondkijken.",
      "members": "Alleen leden",
      "members_text": "Wie niet is ingelogd, krijgt niets van je te zien.",
      "chosen": "Alleen wie ik kies",
      "chosen_text": "Je komt in geen enkele lijst voor. Alleen leden die jij liket of schrijft, zien je. Gesprekken die je al hebt, blijven leesbaar."
    },
    "privacy": {
      "title": "Privacy",
      "is_invisible": "Onzichtbaar",
      "is_invisible_text": "Je komt niet voor in zoekresultaten en niemand kan je schrijven of liken. Je gesprekken blijven leesbaar. Wil je zelf schrijven, zet dit dan eerst uit.",
      "is_discreet": "Discreet",
      "is_discreet_text": "Je browsertabblad toont een neutraal woord en een neutraal pictogram in plaats van onze naam. Ook pushmeldingen verraden dan niets. En zonder verbinding is er niets te zien.",
      "shows_details": "Details in meldingen",
      "shows_details_text": "E-mails en pushmeldingen noemen dan namen en laten zien wat iemand schrijft. Staat dit uit, dan zeggen ze alleen dat er iets nieuws is.",
      "shows_last_seen": "Laatst gezien",
      "shows_last_seen_text": "Anderen zien of je er bent en wanneer je hier voor het laatst was, en jij ziet dat ook van hen. Zet je dit uit, dan zien jullie het geen van beiden.",
      "shows_read_marks": "Leesbevestigingen",
      "shows_read_marks_text": "Wie je schrijft, ziet of je het bericht hebt gelezen, en jij ziet dat ook van de ander. Zet je dit uit, dan zien jullie het geen van beiden.",
      "hidden_words": {
        "title": "Verborgen woorden",
        "text": "Een bericht met een van deze woorden blijft bedekt tot je erop tikt. Niemand anders weet welke woorden dit zijn.",
        "field": "Woord of woorden",
        "add": "Toevoegen",
        "none": "Nog geen verborgen woorden.",
        "remove": "{word} verwijderen",
        "added": "{word} is verborgen",
        "removed": "{word} is niet meer verborgen",
        "short": "Schrijf minstens {count, number} tekens.",
        "double": "Dit woord staat al in de lijst.",
        "many": "Je kunt er {count, number} bewaren. Haal er eerst een weg.",
        "count": "{count, number} van {max, number}"
      },
      "fiction_may_write": "Fictieve profielen mogen eerst schrijven",
      "fiction_may_write_text": "Staat dit uit, dan schrijven alleen echte leden je als eerste.",
      "may_resell": "Ook op andere sites",
      "may_resell_text": "{site} mag je profiel dan ook tonen op andere datingsites van dezelfde groep. Zet je het uit, dan geldt dat meteen."
    },
    "security": {
      "title": "Inloggen en veiligheid",
      "edit": "Wijzigen",
      "cancel": "Annuleren",
      "email": "E-mailadres",
      "email_new": "Nieuw e-mailadres",
      "email_text": "We sturen een link naar het nieuwe adres. De wijziging gaat in zodra je die opent. Ook je oude adres krijgt bericht.",
      "email_submit": "Link sturen",
      "email_pending": "{email} is nog niet bevestigd.",
      "email_pending_text": "Open de link in de e-mail die we daarheen stuurden. De link werkt 24 uur.",
      "password": "Wachtwoord",
      "password_text": "Na een wijziging loggen we je andere apparaten uit.",
      "password_submit": "Wachtwoord opslaan",
      "password_done": "Je wachtwoord is gewijzigd. Je andere apparaten zijn uitgelogd.",
      "sessions": "Ingelogde apparaten",
      "sessions_text": "Herken je er een niet? Log dat apparaat uit en kies een nieuw wachtwoord.",
      "this_device": "Dit apparaat",
      "last_seen": "Laatst gebruikt: {when}",
      "device_unknown": "Onbekend apparaat",
      "end": "Uitloggen",
      "end_others": "Alle andere apparaten uitloggen",
      "passkeys": {
        "title": "Passkeys",
        "text": "Log in met je vingerafdruk, gezicht of pincode in plaats van je wachtwoord. Je wachtwoord blijft gewoon werken.",
        "shown": "Je apparaat bewaart bij een passkey het adres van deze site. Wie de wachtwoorden op je apparaat bekijkt, ziet het daar.",
        "shown_discreet": "In de discrete stand bewaart je apparaat onze naam niet, maar het adres van deze site wel: wie de wachtwoorden op je apparaat bekijkt, ziet het daar.",
        "none": "Nog geen passkeys.",
        "add": "Passkey toevoegen",
        "added": "Toegevoegd op {when}",
        "used": "Laatst gebruikt: {when}",
        "unused": "Nog niet gebruikt",
        "rename": "Naam wijzigen",
        "name": "Naam van de passkey",
        "name_missing": "Geef de passkey een naam.",
        "save": "Opslaan",
        "remove": "Verwijderen",
        "remove_title": "Deze passkey verwijderen?",
        "remove_text": "Met {name} kun je dan niet meer inloggen. Waar je al ingelogd bent, blijf je ingelogd. Haal hem ook weg bij de wachtwoorden op je apparaat.",
        "done_added": "{name} is toegevoegd. Geef hem een naam die je herkent.",
        "done_renamed": "De passkey heet nu {name}.",
        "done_removed": "{name} is verwijderd.",
        "known": "Dit apparaat heeft al een passkey voor je account.",
        "impossible": "Deze browser kan geen passkeys gebruiken.",
        "failed": "Je browser kon geen passkey maken. Probeer het opnieuw.",
        "kept": "Je passkeys blijven werken. Kijk of ze allemaal van jou zijn."
      }
    },
    "blocked": {
      "title": "Geblokkeerde leden",
      "lead": "Wie je blokkeert, ziet je niet en kan je niet bereiken.",
      "empty": "Je hebt niemand geblokkeerd",
      "empty_text": "Iemand blokkeren kan op elk profiel en in elk gesprek.",
      "unblock": "Deblokkeren",
      "done": "{name} is niet meer geblokkeerd"
    },
    "data": {
      "title": "Je gegevens",
      "lead": "Download alles wat we over je bewaren in één ZIP-bestand: een leesbare pagina, je foto’s en de gegevens zelf.",
      "submit": "Gegevens downloaden",
      "done": "Het bestand is gedownload."
    },
    "leaving": {
      "title": "Account verwijderen",
      "lead": "Je profiel verdwijnt meteen. Je kunt je account 14 dagen lang herstellen; daarna wissen we alles.",
      "start": "Account verwijderen",
      "why": "Waarom wil je weg?",
      "why_missing": "Kies wat het beste past.",
      "go_on": "Verder",
      "cancel": "Annuleren",
      "back": "Terug",
      "reasons": {
        "found_someone": "Ik heb iemand gevonden",
        "too_expensive": "Het is me te duur",
        "too_many_mails": "Ik krijg te veel e-mail",
        "too_few_replies": "Ik krijg te weinig reacties",
        "privacy": "Ik maak me zorgen over mijn privacy",
        "break": "Ik wil even pauze",
        "other": "Iets anders"
      },
      "sure": "Dit gebeurt er als je je account verwijdert",
      "instead": "Is dit misschien genoeg?",
      "searches": "E-mails over nieuwe leden",
      "searches_text": "Nieuwe profielen die bij je passen",
      "mails": "Alle e-mailmeldingen",
      "mails_text": "Alleen e-mails over je account zelf krijg je dan nog.",
      "discount": "Blijf je, dan krijg je {percentage, number}% korting op je volgende credits.",
      "discount_accept": "Ik wil de korting",
      "discount_code": "{percentage, number}% korting, geldig tot en met {day}. Vul de code in bij het betalen.",
      "now": "Meteen",
      "now_text": "Niemand ziet je nog en je wordt overal uitgelogd. Credits die je nog hebt, kun je dan niet meer gebruiken.",
      "undo": "14 dagen lang",
      "undo_text": "Met de link in de e-mail die je krijgt, herstel je alles zoals het was.",
      "erase": "Daarna",
      "erase_text": "We wissen je profiel, je foto’s en wat je hebt geschreven voorgoed. Dat kan niemand terughalen.",
      "explanation": "Wil je nog iets kwijt?",
      "explanation_hint": "Dit mag je overslaan.",
      "submit": "Mijn account verwijderen"
    },
    "decisions": {
      "title": "Besluiten over jou",
      "lead": "Wat het team over je account heeft besloten, en waarom.",
      "read": "Lezen of bezwaar maken"
    }
  },
  "payments": {
    "loading": "Even geduld",
    "credits": "{count, plural, one {# credit} other {# credits}}",
    "total": "Totaal",
    "methods": {
      "ideal": "iDEAL",
      "bancontact": "Bancontact",
      "applepay": "Apple Pay",
      "googlepay": "Google Pay",
      "creditcard": "Creditcard",
      "paypal": "PayPal",
      "eps": "eps",
      "przelewy24": "Przelewy24",
      "blik": "BLIK",
      "directdebit": "Automatische incasso"
    },
    "free": "Volledige korting",
    "discounts": {
      "time_bonus": "Welkomstkorting {percentage}",
      "welcome": "Welkomstkorting {percentage}",
      "stay": "Korting omdat je blijft {percentage}",
      "code": "Code {code} {percentage}"
    },
    "withdrawal": "Ik wil mijn credits meteen gebruiken en weet dat mijn herroepingsrecht vervalt zodra ze allemaal op zijn. <policy>Herroepen en geld terug</policy>",
    "withdrawal_needed": "Vink dit aan om verder te gaan.",
    "new_tab": "opent in een nieuw tabblad",
    "price_changed": "De prijs is intussen veranderd: het is nu {price}. Wil je nog steeds bestellen?",
    "held": "Je korting zit nog in een bestelling die niet betaald is. Betaal of annuleer die eerst.",
    "away": "De betaaldienst antwoordt nu niet. Er is niets afgeschreven, en wat je koos is bewaard. Probeer het zo nog eens.",
    "retry": "Opnieuw proberen",
    "failed": {
      "title": "Dit lukte niet",
      "offline": "Je bent offline",
      "text": "Er is niets afgeschreven. Probeer het zo nog eens.",
      "retry": "Opnieuw proberen"
    },
    "cancel": {
      "title": "Bestelling annuleren?",
      "text": "Heb je toch al betaald, dan raak je niets kwijt: je krijgt je credits of je geld terug.",
      "yes": "Ja, annuleren",
      "no": "Nee, houden"
    }
  },
  "photos": {
    "title": "Foto’s",
    "lead": "De eerste is je hoofdfoto: die zien anderen het eerst. Sleep om de volgorde te veranderen.",
    "count": "{count, number} van {limit, number} foto’s.",
    "count_premium": "Met Premium zijn het er {premium, number}.",
    "formats": "JPEG, PNG of WebP, hoogstens 15 MB.",
    "add": "Foto’s toevoegen",
    "choose": "Foto’s kiezen",
    "camera": "Foto maken",
    "drop_here": "Laat je foto’s hier los",
    "empty": "Laat zien wie je bent",
    "empty_text": "Begin met een foto waarop je gezicht goed te zien is.",
    "drop_text": "Je kunt de foto ook hierheen slepen.",
    "main": "Hoofdfoto",
    "make_main": "Hoofdfoto maken",
    "waiting": "Wordt bekeken",
    "waiting_hint": "We bekijken deze foto eerst. Tot die tijd zie alleen jij hem.",
    "nth": "Foto {place, number} van {count, number}",
    "open": "Foto {place, number} van {count, number} bewerken",
    "move": "Foto {place, number} van {count, number} verplaatsen: sleep, of gebruik de pijltjestoetsen",
    "move_short": "Verplaatsen",
    "moved": "De foto staat nu op plaats {place, number} van {count, number}.",
    "earlier": "Een plaats naar voren",
    "later": "Een plaats naar achteren",
    "crop": {
      "open": "Kies de uitsnede",
      "title": "Kies de uitsnede",
      "lead": "Dit deel zien anderen in lijsten. Je profiel toont de hele foto.",
      "area": "Uitsnede, te verschuiven met de pijltjestoetsen",
      "zoom": "Zoom",
      "save": "Opslaan",
      "cancel": "Annuleren"
    },
    "delete": {
      "open": "Verwijderen",
      "title": "Deze foto verwijderen?",
      "text": "De foto verdwijnt meteen en voorgoed.",
      "text_main": "De foto verdwijnt meteen en voorgoed. Je volgende foto wordt je hoofdfoto.",
      "confirm": "Verwijderen",
      "keep": "Houden"
    },
    "upload": {
      "list": "Foto’s onderweg",
      "waiting": "Wacht even",
      "sending": "{percent, number}% verstuurd",
      "finishing": "Bijna klaar",
      "retry": "Opnieuw proberen",
      "remove": "{name} weghalen"
    },
    "age": "Voordat je foto’s plaatst, willen we zeker weten dat je 18 of ouder bent.",
    "age_link": "Bewijs je leeftijd"
  },
  "place": {
    "label": "Woonplaats",
    "missing": "Vul je woonplaats in.",
    "none": "Die plaats kennen we niet. Probeer een grotere plaats in de buurt.",
    "found": "{count, plural, =0 {Geen plaatsen gevonden} one {# plaats gevonden} other {# plaatsen gevonden}}"
  },
  "profile-words": {
    "not_said": "Zeg ik liever niet",
    "fields": {
      "gender": "Geslacht",
      "seeks": "Op zoek naar",
      "i_seek": "Ik zoek",
      "sexuality": "Geaardheid",
      "age": "Leeftijd",
      "hair_color": "Haarkleur",
      "eye_color": "Oogkleur",
      "body_type": "Figuur",
      "relationship_status": "Relatie",
      "looks_for": "Wat ik zoek",
      "relationship_style": "Relatievorm",
      "boundaries": "Mijn grenzen",
      "tattoos": "Tatoeages",
      "interests": "Interesses",
      "country": "Land",
      "region": "Regio",
      "city": "Woonplaats"
    },
    "gender": {
      "male": "Man",
      "female": "Vrouw"
    },
    "seeks": {
      "male": "Mannen",
      "female": "Vrouwen",
      "both": "Mannen en vrouwen"
    },
    "sexuality": {
      "hetero": "Hetero",
      "gay": "Homo",
      "lesbian": "Lesbisch",
      "bi": "Bi"
    },
    "hair_color": {
      "black": "Zwart",
      "brown": "Bruin",
      "blond": "Blond",
      "red": "Rood",
      "grey": "Grijs",
      "bald": "Kaal"
    },
    "eye_color": {
      "brown": "Bruin",
      "hazel": "Hazelnootbruin",
      "green": "Groen",
      "blue": "Blauw",
      "grey": "Grijs"
    },
    "body_type": {
      "slim": "Slank",
      "average": "Gemiddeld",
      "athletic": "Atletisch",
      "muscular": "Gespierd",
      "curvy": "Met rondingen",
      "full_figured": "Volslank"
    },
    "relationship_status": {
      "single": "Single",
      "relationship": "In een relatie",
      "open_relationship": "Open relatie",
      "complicated": "Het is ingewikkeld",
      "divorced": "Gescheiden",
      "widowed": "Verweduwd"
    },
    "tattoos": {
      "none": "Geen",
      "one": "Eén",
      "several": "Een paar",
      "many": "Veel"
    },
    "interests": {
      "art": "Kunst",
      "beach": "Strand",
      "camping": "Kamperen",
      "cars": "Auto’s",
      "cooking": "Koken",
      "cycling": "Fietsen",
      "dancing": "Dansen",
      "dining_out": "Uit eten",
      "fashion": "Mode",
      "festivals": "Festivals",
      "films": "Films",
      "fitness": "Fitness",
      "gaming": "Gamen",
      "gardening": "Tuinieren",
      "hiking": "Wandelen",
      "motorcycles": "Motorrijden",
      "music": "Muziek",
      "nature": "Natuur",
      "pets": "Huisdieren",
      "photography": "Fotografie",
      "reading": "Lezen",
      "running": "Hardlopen",
      "sauna": "Sauna",
      "sports": "Sport",
      "swimming": "Zwemmen",
      "theatre": "Theater",
      "travel": "Reizen",
      "wine": "Wijn",
      "winter_sports": "Wintersport",
      "yoga": "Yoga"
    },
    "looks_for": {
      "chat": "Chatten en flirten",
      "dates": "Spannende dates",
      "one_night": "Eén nacht",
      "friends_plus": "Vriendschap met extra’s",
      "affair": "Een discreet avontuur",
      "threesome": "Een trio",
      "kink": "Iets kinky",
      "friendship": "Vriendschap",
      "relationship": "Een relatie"
    },
    "relationship_style": {
      "monogamous": "Monogaam",
      "open": "Open",
      "polyamorous": "Polyamoreus",
      "swinging": "Swingen",
      "exploring": "Nog aan het ontdekken"
    },
    "boundaries": {
      "chat_first": "Eerst een tijdje chatten",
      "public_first": "Eerste afspraak op een openbare plek",
      "safe_sex": "Alleen veilige seks",
      "discretion": "Wat we delen, blijft onder ons",
      "no_nudes": "Geen ongevraagde naaktfoto’s",
      "no_explicit": "Geen expliciete taal in het begin",
      "no_smoking": "Niet roken",
      "no_drugs": "Geen drugs"
    },
    "choose_prompt": "Kies een zin",
    "answer_count": "{count, number} van {most, number} tekens",
    "prompts": {
      "perfect_evening": "Mijn ideale avond",
      "weak_for": "Hier val ik voor",
      "attention": "Je hebt mijn aandacht als",
      "secret": "Wat bijna niemand van me weet",
      "sunday": "Een zondag naar mijn hart",
      "laugh": "Hier moet ik altijd om lachen",
      "first_date": "Een goede eerste date",
      "fantasy": "Een fantasie die ik wel durf te delen",
      "turn_on": "Daar word ik warm van",
      "try_once": "Dit wil ik ooit eens proberen",
      "song": "Dit nummer zet me in de stemming",
      "dealbreaker": "Hier haak ik op af"
    }
  },
  "profile": {
    "head": {
      "title": "Mijn profiel",
      "description": "Vertel op {site} wie je bent."
    },
    "title": "Mijn profiel",
    "lead": "Zo zien andere leden je. Wat je liever voor jezelf houdt, laat je leeg.",
    "basics": "Wie je bent",
    "name": "Profielnaam",
    "name_hint": "Deze naam zien andere leden.",
    "name_short": "Kies een profielnaam van minstens 2 tekens.",
    "date_missing": "Vul uw geboortedatum in (18+ jaar)",
    "wants": "Wat je zoekt",
    "wants_lead": "Wie je profiel leest, weet dan meteen of het klikt. Zeg zoveel als je wilt.",
    "birthday": {
      "label": "Geboortedatum",
      "hint": "Anderen zien alleen je leeftijd.",
      "day": "Dag",
      "month": "Maand",
      "year": "Jaar"
    },
    "about": "Over jou",
    "about_label": "Over jou",
    "about_lead": "Twee of drie eerlijke zinnen zijn genoeg. Waar word je blij van, en wie hoop je te ontmoeten?",
    "about_count": "{count, number} van {most, number} tekens",
    "prompts": "In je eigen woorden",
    "prompts_lead": "Maak tot drie zinnen af. Daar kan iemand zo op reageren.",
    "interests_lead": "Kies waar je van houdt. Leden die hetzelfde kozen, zien dat meteen.",
    "interests_count": "{count, number} van {most, number} gekozen",
    "looks": "Uiterlijk en relatie",
    "looks_lead": "Kies wat bij je past, of laat het leeg.",
    "photo": "Je hoofdfoto",
    "preview": "Zo zie je eruit in de zoekresultaten",
    "told": "{done, number} van {steps, number} ingevuld",
    "complete": "Je profiel is compleet",
    "next": "Tip: vul ‘{part}’ in.",
    "next_photo": "Tip: voeg een foto toe. Die maakt het meeste verschil.",
    "save": "Opslaan",
    "saved": "Je profiel is opgeslagen",
    "unsaved": "Nog niet opgeslagen",
    "up_to_date": "Alles is opgeslagen",
    "leave": {
      "title": "Weggaan zonder op te slaan?",
      "text": "Wat je hebt veranderd, ben je dan kwijt.",
      "stay": "Hier blijven",
      "go": "Weggaan"
    }
  },
  "refusal": {
    "INVALID_INPUT": "Controleer wat je hebt ingevuld en probeer het opnieuw.",
    "LOGIN_REQUIRED": "Log in om verder te gaan.",
    "LOGIN_FAILED": "Login mislukt, probeer opnieuw",
    "FOREIGN_ORIGIN": "Dit verzoek kwam niet van deze site. Laad de pagina opnieuw.",
    "NOT_FOUND": "We kunnen dit niet vinden. Ga terug en laad de pagina opnieuw.",
    "METHOD_NOT_ALLOWED": "Er is een fout opgetreden, probeer het later opnieuw.",
    "REQUEST_TIMEOUT": "Het duurde te lang. Probeer het opnieuw.",
    "BODY_TOO_LARGE": "Dat is te groot om te versturen. Maak het korter of kies een kleiner bestand.",
    "UNSUPPORTED_MEDIA_TYPE": "Er is een fout opgetreden, probeer het later opnieuw.",
    "UNKNOWN_SITE": "Deze site is niet bekend. Controleer het adres.",
    "HTTPS_REQUIRED": "Deze site werkt alleen via https.",
    "ACCOUNT_LOCKED": "Te veel foute pogingen, account voor {minutes} min geblokkeerd.",
    "RATE_LIMITED": "Dat gaat te snel. Wacht even en probeer het dan opnieuw.",
    "UNEXPECTED": "Er is een fout opgetreden, probeer het later opnieuw.",
    "SERVICE_UNAVAILABLE": "De site is even niet bereikbaar. Probeer het over een paar tellen opnieuw.",
    "PASSWORDS_DIFFER": "De opgegeven wachtwoorden zijn niet gelijk.",
    "PASSWORD_TOO_COMMON": "Dit wachtwoord is te makkelijk te raden. Kies een ander, bijvoorbeeld een korte zin.",
    "NAME_NOT_ALLOWED": "Deze profielnaam kan niet. Kies een naam die niet je e-mailadres is en niet met @ begint.",
    "TOO_YOUNG": "Vul uw geboortedatum in ({min_age}+ jaar)",
    "PLACE_UNKNOWN": "Deze plaats kennen we niet. Kies er een uit de lijst.",
    "CONTACT_DETAILS": "Telefoonnummers, e-mailadressen en links zijn hier alleen voor premiumleden. Haal ze weg om verder te gaan.",
    "ACCOUNT_DELETED": "Dit account is verwijderd. Je kunt het nog herstellen met de link in je e-mail.",
    "ACCOUNT_BANNED": "Dit account is geblokkeerd. Neem contact op met de klantenservice als je denkt dat dit niet klopt.",
    "PASSWORD_REQUIRED": "Vul je wachtwoord in om verder te gaan.",
    "PASSWORD_WRONG": "Dit wachtwoord klopt niet. Probeer het opnieuw.",
    "SIGNUP_CLOSED": "Aanmelden is op dit moment niet mogelijk. Probeer het later nog eens.",
    "PARTNER_UNKNOWN": "Deze sleutel is niet bekend.",
    "EMAIL_NOT_FOUND": "E-mailadres niet gevonden",
    "EMAIL_UNCHANGED": "Dit is al je e-mailadres. Vul een ander in.",
    "EMAIL_TAKEN": "Dit e-mailadres heeft al een account op deze site.",
    "ADDRESS_EXCLUDED": "Dit e-mailadres is door de eigenaar uitgesloten. Kies een ander adres, of maak de uitsluiting ongedaan met de link in je e-mail.",
    "ALREADY_ACTIVE": "Je account is al geactiveerd.",
    "CLIENT_ID_REUSED": "Er is een fout opgetreden, probeer het later opnieuw.",
    "LINK_INVALID": "Link verlopen of invalide, vraag een nieuwe e-mail aan",
    "MAIL_LIMIT": "We hebben je al een paar e-mails gestuurd. Kijk ook in je spam, of probeer het later opnieuw.",
    "RESET_LIMIT": "Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.",
    "HEADERS_TOO_LARGE": "Er is een fout opgetreden, probeer het later opnieuw.",
    "INSUFFICIENT_CREDITS": "Je hebt niet genoeg credits. Koop er eerst een paar bij.",
    "PHOTO_UNREADABLE": "Dit bestand is geen foto die we kunnen lezen. Kies een JPEG, PNG of WebP.",
    "PHOTO_TOO_SMALL": "Deze foto is te klein of te smal. Kies er een van minstens 200 pixels breed en hoog, en hooguit acht keer zo lang als breed.",
    "PHOTO_TOO_LARGE": "Deze foto is te groot. Kies er een van hoogstens 15 MB en 40 megapixels.",
    "PHOTO_LIMIT": "Je hebt het maximale aantal foto’s. Verwijder er eerst een.",
    "SAVED_SEARCH_LIMIT": "Je hebt al tien bewaarde zoekopdrachten. Verwijder er eerst een.",
    "SWIPE_LIMIT": "Je vier likes van vandaag zijn op. Morgen heb je er weer vier.",
    "NOTHING_TO_UNDO": "Er is niets om terug te halen.",
    "CONVERSATION_LIMIT": "Je schrijft al in twee gesprekken. Met Premium kun je er meer beginnen.",
    "INVISIBLE": "Je bent onzichtbaar. Zet dat uit in je instellingen om te schrijven.",
    "TOO_LATE": "Dat kan niet meer: het is te lang geleden.",
    "IBAN_INVALID": "Dit rekeningnummer klopt niet. Kijk het nog eens na.",
    "PHONE_INVALID": "Naar dit nummer kunnen we geen sms sturen. Vul een mobiel nummer in.",
    "SMS_CODE_WRONG": "Code ongeldig",
    "SMS_CODE_OVER": "Deze code kun je niet meer gebruiken. Vraag een nieuwe aan.",
    "PREMIUM_REQUIRED": "Dit kan alleen met Premium. Dat krijg je met je eerste aankoop.",
    "EMAIL_UNCONFIRMED": "Bevestig eerst je e-mailadres met de link in onze e-mail.",
    "DEBIT_BLOCKED": "Je account is geblokkeerd voor automatische incasso.",
    "CODE_NOT_FOUND": "Code niet gevonden",
    "CODE_USED": "Code reeds gebruikt",
    "CODE_MINIMUM": "Voor deze code is je bestelling te klein. Kies een groter pakket.",
    "CODE_COUNTRY": "Deze code werkt niet in het land waaruit je betaalt. Ga verder zonder code.",
    "PRICE_CHANGED": "De prijs is intussen veranderd. De nieuwe prijs zie je hierboven.",
    "SUM_CHANGED": "Het bedrag is intussen veranderd. Hierboven staat wat je nu terugkrijgt.",
    "NOT_WITHDRAWABLE": "We vinden met deze gegevens geen bestelling die je nu kunt herroepen. Controleer het nummer en het e-mailadres. Na de bedenktijd of als alle credits op zijn, kan het niet meer.",
    "METHOD_UNAVAILABLE": "Deze betaalmethode werkt nu niet. Kies een andere.",
    "SPENDING_LIMIT": "Hiermee kom je boven je eigen bestedingslimiet. Kies een kleiner pakket of wacht tot volgende maand.",
    "DEBIT_LIMIT": "Uw limiet voor automatische incasso betalingen is bereikt. Kies een andere betaalmethode.",
    "SMS_LIMIT": "We hebben al een paar codes gestuurd. Wacht even, of kies een andere betaalmethode.",
    "offline": "Je bent offline. Controleer je verbinding en probeer het opnieuw.",
    "FICTIONAL_CONSENT": "Dit is een fictief profiel. Kies eerst of je daar je welkomstcredits aan wilt uitgeven.",
    "PIN_LIMIT": "Je kunt vijf gesprekken vastzetten. Maak er eerst een los.",
    "PASSKEY_REFUSED": "Deze passkey werkt hier niet. Probeer het opnieuw of gebruik je wachtwoord.",
    "PASSKEY_LIMIT": "Je hebt al tien passkeys. Verwijder er eerst een.",
    "PART_GONE": "Wat je wilde liken, staat er niet meer. Laad het profiel opnieuw.",
    "COMMENT_USED": "Een reactie bij een like kan één keer per persoon, en alleen zolang jullie elkaar nog niet schrijven.",
    "ACCOUNT_SUSPENDED": "Dit account is stilgezet tot {until}. Daarna kun je gewoon weer inloggen.",
    "AGE_PROOF_NEEDED": "Laat eerst zien dat je 18 of ouder bent. Dat doe je bij de foto’s in je profiel.",
    "AGE_PROVEN": "Je hebt je leeftijd al bewezen.",
    "AGE_PROVIDER_AWAY": "Je leeftijd bewijzen lukt nu even niet. Probeer het later opnieuw."
  },
  "repeat-order": {
    "head": {
      "title": "Opnieuw bestellen",
      "description": "Wat je eerder kocht op {site}, in één tik opnieuw."
    },
    "title": "Opnieuw bestellen",
    "lead": "Wat je eerder kocht, met de prijs van nu. Eén tik is genoeg.",
    "last": "Laatst gekocht op {date}",
    "provider": "Je betaalt met {method}",
    "debited": "Meteen bijgeschreven, betaald van je bankrekening die eindigt op {end}",
    "order": "Bestellen en betalen",
    "consent": "Met je bestelling vraag je ons meteen te beginnen en weet je dat je herroepingsrecht vervalt zodra alle credits op zijn. Eenmalige betaling, geen abonnement.",
    "empty": {
      "title": "Nog niets om te herhalen",
      "text": "Zodra je een pakket hebt gekocht dat nog te koop is, zie je het hier.",
      "link": "Bekijk de pakketten"
    },
    "premium_only": {
      "title": "Voor premiumleden",
      "text": "Opnieuw bestellen kan als je Premium hebt. Dat krijg je met je eerste aankoop.",
      "link": "Premium worden"
    }
  },
  "report": {
    "member": "{name} melden",
    "photo": "Foto van {name} melden",
    "message": "Bericht van {name} melden",
    "lead": "Alleen onze medewerkers lezen dit. {name} hoort niet dat jij het was.",
    "loading": "Formulier laden",
    "reason": "Wat is er aan de hand?",
    "choose": "Kies wat er aan de hand is",
    "explanation": "Wat is er gebeurd?",
    "help": "Vertel er iets over als je wilt: hoe preciezer, hoe beter we kunnen helpen.",
    "sincere": "Door te versturen verklaar je dat dit voor zover je weet klopt.",
    "send": "Melding versturen",
    "missing": {
      "reason": "Kies wat er aan de hand is.",
      "explanation": "Vertel er bij deze keuze iets over, minstens tien tekens."
    },
    "done": "We hebben je melding ontvangen",
    "number": "Nummer {number}",
    "next": "We hebben je een bevestiging gemaild. Een medewerker bekijkt je melding, en mailt je daarna het besluit en de redenen.",
    "danger": "Is er iemand in gevaar? Bel dan meteen het alarmnummer.",
    "close": "Klaar",
    "reasons": {
      "minor": "Iemand onder de 18",
      "illegal_content": "Iets wat strafbaar is",
      "threats_or_hate": "Bedreiging of haat",
      "scam_or_money": "Oplichting of vragen om geld",
      "impersonation": "Doet zich voor als iemand anders",
      "nudity_without_consent": "Naaktbeeld zonder toestemming",
      "contact_or_advertising": "Contactgegevens of reclame",
      "something_else": "Iets anders",
      "unwanted_sexual": "Ongewenste seksuele berichten"
    },
    "stop": {
      "title": "Contact met {name} verbreken?",
      "text": "Kies wat er aan de hand is. {name} is dan meteen geblokkeerd en gemeld, en hoort niet dat jij het was.",
      "only": "Alleen blokkeren",
      "blocked": "{name} is geblokkeerd",
      "blocked_text": "Jullie zien en bereiken elkaar niet meer.",
      "reported": "Je melding is binnen, onder nummer {number}. Een medewerker kijkt ernaar en mailt je het besluit.",
      "not_reported": "De melding kon niet worden verstuurd. De blokkade geldt wel.",
      "close": "Klaar",
      "other": "Iets anders melden"
    }
  },
  "reset-password": {
    "head": {
      "title": "Wachtwoord herstellen",
      "description": "Kies een nieuw wachtwoord voor je account bij {site}."
    },
    "title": "Wachtwoord vergeten?",
    "lead": "Vul het e-mailadres van je account in. Je krijgt een link waarmee je een nieuw wachtwoord kiest.",
    "submit": "Stuur me de link",
    "back": "Terug naar inloggen",
    "sent": "Kijk in je mailbox",
    "sent_open": "We hebben een e-mail gestuurd naar {email}. De link werkt één keer en is 60 minuten geldig.",
    "sent_private": "Als er bij {email} een account hoort, hebben we je een e-mail gestuurd. De link werkt één keer en is 60 minuten geldig.",
    "sent_help": "Niets te zien? Wacht een paar minuten en kijk ook bij je ongewenste e-mail.",
    "again": "Opnieuw sturen",
    "do_title": "Kies een nieuw wachtwoord",
    "do_lead": "Daarna log je op al je apparaten opnieuw in.",
    "do_submit": "Wachtwoord opslaan",
    "dead": "Deze link werkt niet meer",
    "new_mail": "Nieuwe e-mail aanvragen"
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
      "premium_tab": "Premium",
      "login": "Inloggen",
      "account": "Je account",
      "profile": "Mijn profiel",
      "notifications": "Instellingen",
      "logout": "Uitloggen",
      "logout_failed": "Uitloggen is niet gelukt. Controleer je verbinding en probeer het opnieuw.",
      "unread": "{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}",
      "new_likes": "{count, plural, one {# nieuwe like} other {# nieuwe likes}}",
      "credits_left": "{count, plural, =0 {geen credits meer} one {nog # credit} other {nog # credits}}",
      "for_you": "Voor jou",
      "members_tab": "Zoeken"
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
      "system": "Zoals je apparaat"
    },
    "footer": {
      "label": "Over deze site",
      "terms": "Voorwaarden",
      "privacy": "Privacy",
      "cookies": "Cookies",
      "ban": "E-mailadres uitsluiten",
      "pricing": "Prijzen",
      "complaints": "Klachten",
      "notice": "Illegale inhoud melden",
      "return_policy": "Herroepen en geld terug",
      "withdraw": "Aankoop herroepen",
      "faq": "Veelgestelde vragen",
      "service": "Klantenservice",
      "accessibility": "Toegankelijkheid",
      "safety": "Veilig daten",
      "safety_tips": "Tips om veilig te daten",
      "more": "Meer",
      "legal": "{site} is alleen voor volwassenen (18+). Er zijn ook fictieve profielen; die zijn er voor het plezier van het chatten, en een ontmoeting is daarmee niet mogelijk. Je herkent ze altijd aan het label ‘{label}’.",
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
      "cost_text": "Vanaf {price} per bericht. Lezen en zoeken zijn gratis, er is geen abonnement.",
      "cost_text_free": "Lezen en zoeken zijn gratis, er is geen abonnement.",
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
      "status": "Code {status}",
      "text": "Er is een fout opgetreden, probeer het later opnieuw."
    },
    "script_needed": "Hiervoor heeft deze pagina JavaScript nodig.",
    "discreet": "Notities",
    "meet": {
      "label": "Manieren om iemand te vinden",
      "game": "Swipespel",
      "finder": "Matchfinder"
    },
    "why": "Waarom zie ik dit?"
  },
  "shop": {
    "head": {
      "title": "Premium worden",
      "description": "Kies je credits en word premiumlid van {site}: alle foto’s, zoveel gesprekken als je wilt, geen abonnement."
    },
    "premium": {
      "title": "Zie alle foto’s. Schrijf met wie je wilt.",
      "lead": "Je eerste credits maken je premiumlid, voorgoed. Geen abonnement, en credits verlopen niet.",
      "claim": "meer kans op een match met Premium",
      "source": "Bron: {source}"
    },
    "packages": {
      "title": "Pakketten",
      "more": "Meer credits",
      "loading": "De pakketten worden geladen",
      "empty": "Er is hier nu niets te koop",
      "empty_text": "Voor het land waaruit je betaalt zijn er op dit moment geen pakketten. Kijk later nog eens.",
      "failed": "We kunnen de pakketten nu niet laden",
      "failed_text": "Probeer het zo nog eens. Je hebt nog niets betaald.",
      "retry": "Opnieuw proberen",
      "unit": "{count, plural, one {credit} other {credits}}",
      "popular": "Populair",
      "saving": "Bespaar {percentage}",
      "was": "Eerst",
      "per_message": "{price} per bericht",
      "pick": "Kies {credits}"
    },
    "benefits": {
      "label": "Wat Premium je geeft",
      "photos": "Alle foto’s",
      "photos_text": "Ook de vergrendelde, van alle leden.",
      "conversations": "Zoveel gesprekken als je wilt",
      "conversations_text": "Zonder Premium zijn het er twee.",
      "own_photos": "25 eigen foto’s",
      "own_photos_text": "In plaats van drie.",
      "paying": "Veilig betalen",
      "paying_text": "Met een betaalmethode die je kent, uit jouw land."
    }
  },
  "showcase": {
    "title": "Jij op onze openbare pagina’s",
    "lead": "Op onze voorpagina, onze landingspagina’s en bij gedeelde links laten we alleen leden zien die daar zelf ja op zeiden.",
    "showcase": "Mijn profiel daar laten zien",
    "showcase_text": "Iedereen mag daar dan je hoofdfoto, naam, leeftijd en woonplaats zien, ook zonder account. Zet je het uit, dan ben je er meteen weg. Het werkt alleen zolang iedereen je profiel mag zien.",
    "by_type": "Ook op pagina’s over een voorkeur of een type",
    "by_type_text": "Bijvoorbeeld een pagina voor mannen die van mannen houden, of over rijpere vrouwen. Wie jou daar ziet, kan daaruit opmaken wie je zoekt of hoe je bent.",
    "ask": "Je foto’s zijn alleen te zien voor mensen die je profiel mogen zien. Wil je vaker gezien worden?"
  },
  "signup-matches": {
    "head": {
      "title": "Je eerste profielen",
      "description": "Mensen die bij je passen op {site}."
    },
    "title": "Je bent erbij, {name}",
    "lead": "Deze mensen passen bij wat je zoekt. Een hartje kost niets.",
    "like": "{name} liken",
    "liked": "Je hebt {name} geliket",
    "match": "Match",
    "write": "Schrijven",
    "online": "Nu online",
    "new": "Nieuw",
    "photo_of": "Foto van {name}",
    "loading": "Profielen worden geladen",
    "retry": "Opnieuw proberen",
    "empty": {
      "title": "Nog niemand om te tonen",
      "text": "Kijk later nog eens: er komen elke dag leden bij."
    },
    "home": "Verder naar de site",
    "message": {
      "sent": "Je bericht aan {name} ligt klaar. Het wordt bezorgd zodra je je e-mailadres hebt bevestigd.",
      "delivered": "Je bericht aan {name} is bezorgd.",
      "kept": "Je bericht aan {name} is bewaard. Met credits kun je het versturen.",
      "open": "Naar het gesprek"
    }
  },
  "signup": {
    "head": {
      "title": "Gratis lid worden",
      "description": "Word gratis lid van {site}. In twee minuten ben je binnen, zonder abonnement."
    },
    "title": "Gratis lid worden",
    "behind": "In twee minuten ben je binnen, zonder abonnement.",
    "step": "Stap {step} van {steps}",
    "member": "Al lid?",
    "login": "Inloggen",
    "back": "Vorige",
    "next": "Verder",
    "finish": "Gratis lid worden (18+)",
    "close": "Sluiten",
    "script_needed": "Om lid te worden heeft deze pagina JavaScript nodig.",
    "photo_of": "Foto van {name}",
    "caption": {
      "target": "Zo meteen zeg je hallo tegen {name}",
      "who": "Eén bericht kan genoeg zijn.",
      "name": "Hier heet je zoals jij wilt.",
      "birth": "Dichtbij begint het vaak.",
      "email": "Je adres blijft tussen ons.",
      "password": "Bijna. Nog één ding.",
      "complete": "Fijn dat je er bent."
    },
    "who": {
      "title": "Wie ben je, en wie zoek je?",
      "title_message": "Wat wil je tegen {name} zeggen?",
      "i_am": "Ik ben",
      "i_seek": "Ik zoek",
      "male": "Man",
      "female": "Vrouw",
      "seek_male": "Man",
      "seek_female": "Vrouw",
      "seek_both": "Allebei",
      "both": "Allebei",
      "note": "Gratis en zonder verplichtingen. 18+"
    },
    "message": {
      "label": "Je eerste bericht aan {name}",
      "first_free": "Voor nieuwe leden is het eerste bericht aan een echt lid gratis.",
      "covered": "Dit bericht kost {cost, plural, one {# credit} other {# credits}}. Bij je aanmelding krijg je er {credits} cadeau.",
      "short": "Dit bericht kost {cost, plural, one {# credit} other {# credits}}. Credits koop je na je gratis aanmelding; je tekst blijft bewaard.",
      "hint": "{left, plural, one {Nog # teken} other {Nog # tekens}}. Je kunt dit ook later doen."
    },
    "name": {
      "title": "Hoe wil je heten?",
      "label": "Profielnaam",
      "hint": "Dit zien anderen. Het hoeft niet je echte naam te zijn.",
      "note": "Je kunt je naam later altijd veranderen."
    },
    "birth": {
      "title": "Wanneer ben je geboren, en waar woon je?",
      "date": "Geboortedatum",
      "day": "Dag",
      "month": "Maand",
      "year": "Jaar",
      "day_short": "dd",
      "month_short": "maand",
      "year_short": "jjjj",
      "country": "Land",
      "locate": "Gebruik mijn locatie",
      "not_located": "We konden je plaats niet vinden. Typ hem hierboven.",
      "note": "We tonen alleen je leeftijd en woonplaats."
    },
    "email": {
      "title": "Wat is je e-mailadres?",
      "label": "E-mailadres",
      "hint": "Je krijgt een link om het te bevestigen.",
      "deleted": "Dit e-mailadres hoort bij een account dat is verwijderd. Je kunt het nog herstellen zoals het was.",
      "note": "Andere leden zien je e-mailadres nooit."
    },
    "password": {
      "title": "Kies een wachtwoord",
      "label": "Wachtwoord",
      "show": "Wachtwoord tonen",
      "hide": "Wachtwoord verbergen",
      "hint": "Minstens 8 tekens. Een korte zin onthoud je het makkelijkst.",
      "strength": {
        "short": "Nog te kort: minstens 8 tekens.",
        "weak": "Zwak. Maak het langer.",
        "fair": "Redelijk.",
        "strong": "Sterk."
      },
      "note": "Lid zijn is gratis. Geen abonnement, geen verplichtingen."
    },
    "consent": {
      "terms": "Ik ben 18 jaar of ouder, ga akkoord met de <terms>voorwaarden</terms> en heb de <privacy>privacyverklaring</privacy> gelezen.",
      "orientation": "Ik geef toestemming om te gebruiken wie ik zoek en wat ik over mijn geaardheid vertel, om me met anderen in contact te brengen. Intrekken kan altijd.",
      "resell": "{site} mag mijn profiel ook tonen op andere datingsites van dezelfde groep.",
      "showcase": "Je foto komt alleen op onze openbare pagina’s als je daar later zelf ja op zegt. In je instellingen kies je wie je profiel ziet.",
      "new_tab": "opent in een nieuw tabblad"
    },
    "problem": {
      "gender_missing": "Kies wie je bent.",
      "found_missing": "Kies wie je mag vinden.",
      "seeks_missing": "Kies wie je zoekt.",
      "message_long": "Je bericht is te lang. Maak het korter.",
      "name_short": "Vul een naam in van minstens 2 tekens.",
      "name_long": "Kies een naam van hoogstens 40 tekens.",
      "name_characters": "In deze naam zitten tekens die niet kunnen. Gebruik letters en cijfers.",
      "date_missing": "Vul uw geboortedatum in (18+ jaar)",
      "email_missing": "Vul je e-mailadres in.",
      "email_invalid": "Dit lijkt geen e-mailadres. Controleer het even.",
      "password_short": "Kies een wachtwoord van minstens 8 tekens.",
      "password_long": "Kies een wachtwoord van hoogstens 128 tekens.",
      "terms_missing": "Zonder je akkoord kunnen we geen account maken. Vink dit aan om verder te gaan.",
      "orientation_missing": "Zonder deze toestemming mogen we je met niemand in contact brengen. Vink dit aan om verder te gaan.",
      "terms_changed": "De voorwaarden zijn zojuist veranderd. Laad de pagina opnieuw; wat je hebt ingevuld blijft bewaard."
    },
    "stop": {
      "title": "Stoppen met aanmelden?",
      "text": "Wat je hebt ingevuld, ben je dan kwijt.",
      "go_on": "Verder invullen",
      "stop": "Stoppen"
    },
    "closed": {
      "title": "Aanmelden is nu niet mogelijk",
      "text": "Op dit moment nemen we geen nieuwe leden aan. Ben je al lid, dan kun je gewoon inloggen.",
      "login": "Inloggen"
    },
    "complete": {
      "title": "Bevestig je e-mailadres",
      "text": "We hebben een e-mail gestuurd naar <b>{email}</b>. Open de link daarin en je account is klaar.",
      "spam": "Niets gekregen? Kijk ook bij spam of ongewenste e-mail.",
      "next": "Bekijk alvast wie er zijn"
    },
    "partner": {
      "title": "Nog een paar dingen",
      "text": "Je bent er bijna. We maken je account met <b>{email}</b>.",
      "invalid": "Deze link werkt niet meer",
      "signup": "Gratis lid worden"
    },
    "age": {
      "title": "Eerst je leeftijd",
      "text": "Voordat je een account maakt, willen we zeker weten dat je 18 of ouder bent. Je vertelt daarbij niet wie je bent.",
      "go": "Bewijs je leeftijd"
    }
  },
  "socialnetwork": {
    "head": {
      "title": "Het gesprek is al begonnen",
      "description": "Kies je eerste antwoord en praat verder op {site}. Gratis lid worden, 18+, de prijs staat op de knop."
    },
    "title": "Het gesprek is al begonnen",
    "lead": "Je hoeft niet te bedenken hoe je begint. Kies een antwoord, de rest volgt vanzelf.",
    "host": "De site zelf, geen persoon",
    "hello": "Hoi! Ik ben {site}. Geen mens, maar ik stel je graag aan iemand voor.",
    "meet": "Dit is",
    "online": "Nu online",
    "nobody": "Op dit moment kan ik je hier niemand laten zien. Jou leren kennen kan wel.",
    "ask": "Wat zeg jij als eerste?",
    "ask_taste": "Hoe ziet jouw avond eruit?",
    "legend": "Jouw antwoord",
    "first": {
      "week": "{name}, waar was je nu liever?",
      "drink": "Koffie of wijn, {name}?",
      "new": "Hoi {name}, ik ben nieuw. Begin jij?"
    },
    "taste": {
      "dining_out": "Een tafeltje voor twee",
      "dancing": "Dansen tot het licht aangaat",
      "beach": "Blote voeten, laatste zon"
    },
    "kept": "Mooi begin. We sturen het naar {name} zodra je bent aangemeld{credits, plural, =0 {. Voor nieuwe leden is het eerste bericht aan een echt lid gratis.} one {, voor # credit, zoals elk bericht.} other {, voor # credits, zoals elk bericht.}}",
    "kept_taste": "Goed antwoord. Dat komt als interesse op je profiel.",
    "empty": "Kies een antwoord",
    "own_words": "Liever in mijn eigen woorden",
    "send": "Lid worden en versturen",
    "join": "Lid worden",
    "go_on": "Lid worden en verder praten"
  },
  "start": {
    "head": {
      "title": "Aan de slag",
      "description": "Je eerste stappen op {site}."
    },
    "progress": "Stap {step, number} van {steps, number}",
    "back": "Vorige stap",
    "skip": "Overslaan",
    "later": "Later",
    "next": "Verder",
    "said": {
      "sent": "Je bericht aan {name} is onderweg.",
      "kept": "Je bericht aan {name} is bewaard. Met credits kun je het versturen.",
      "likes": "{count, plural, one {Je like is bezorgd.} other {Je # likes zijn bezorgd.}}"
    },
    "photo": {
      "title": "Laat zien wie je bent",
      "text": "Een foto waarop je gezicht goed te zien is. Een andere kiezen kan altijd.",
      "choose": "Kies een foto",
      "camera": "Maak een foto",
      "camera_hint": "Doet de camera het niet? Kies dan een foto.",
      "done_title": "Zo zien anderen je",
      "done_text": "Staat je gezicht er goed op?",
      "crop": "Kies de uitsnede",
      "alt": "Je foto zoals anderen hem zien"
    },
    "near": {
      "title": "Hoe oud, en hoe dichtbij?",
      "text": "Hier begint elke zoekopdracht mee. Veranderen kan altijd."
    },
    "seeks": {
      "title": "Wie zoek je?",
      "text": "Dit staat ook op je profiel."
    },
    "interests": {
      "title": "Wat doe je graag?",
      "text": "Kies er drie. Dan zie je wat je met iemand deelt.",
      "none": "Op deze site kies je geen interesses. Ga gerust verder.",
      "count": "{count, number} van {wanted, number} gekozen",
      "enough": "{count, number} gekozen"
    },
    "people": {
      "title": "Zeg eens hallo",
      "text": "Echte mensen, bij jou in de buurt.",
      "text_free": "Echte mensen, bij jou in de buurt. Je eerste bericht is gratis.",
      "wider": "Ook mensen iets verder weg, want dichtbij zijn er nog weinig.",
      "write": "Schrijf",
      "cost": "{count, plural, =0 {Gratis} one {# credit} other {# credits}}",
      "away": "{city}, {km, number} km",
      "photo_of": "Foto van {name}",
      "nobody": "Nog niemand in de buurt",
      "nobody_text": "Er komen elke dag mensen bij. Kijk ondertussen wat verder weg.",
      "done": "Eerst rondkijken"
    },
    "prompts": {
      "title": "In je eigen woorden",
      "text": "Maak één of twee zinnen af. Daar kan iemand zo op reageren.",
      "none": "Op deze site maak je geen zinnen af. Ga gerust verder."
    }
  },
  "statement": {
    "head": {
      "title": "Een besluit over je account",
      "description": "Lees wat we besloten, waarom, en hoe je bezwaar maakt."
    },
    "dead": "Deze link werkt niet",
    "dead_text": "Kopieer de hele link uit de e-mail. Is je account gewist, dan is het besluit dat ook.",
    "number": "Besluit {number} van {at}",
    "over": "Dit besluit geldt niet meer.",
    "reversed": "Dit besluit is teruggedraaid. Wat we hadden weggehaald of afgesloten, hebben we hersteld.",
    "appeal": "Bezwaar maken",
    "lead": "Je kunt tot en met {until} gratis bezwaar maken. Iemand anders dan wie het besluit nam, kijkt er opnieuw naar.",
    "words": "Waarom klopt het besluit niet?",
    "submit": "Bezwaar versturen",
    "missing": "Schrijf waarom je het er niet mee eens bent.",
    "late": "De tijd om bezwaar te maken is voorbij.",
    "yours": "Je bezwaar",
    "sent": "Verstuurd op {at}",
    "waiting": "We kijken er opnieuw naar en mailen je de uitkomst.",
    "upheld": "Het besluit blijft staan. Dit is de reden:",
    "lapsed": "Het besluit is al teruggedraaid, dus hier hoeft niemand meer naar te kijken."
  },
  "swipe-game": {
    "head": {
      "title": "Swipespel",
      "description": "Vier likes per dag op {site}. Bij wie springt de vonk over?"
    },
    "title": "Bij wie springt de vonk over?",
    "lead": "Vier likes per dag, dus kies met gevoel. Overslaan kost niets.",
    "left": "{count, plural, =0 {Geen likes meer vandaag} one {Nog # like vandaag} other {Nog # likes vandaag}}",
    "resets": "Nieuwe likes over {time}",
    "keys": {
      "title": "Toetsen",
      "pass": "Overslaan",
      "like": "Like",
      "open": "Profiel openen",
      "undo": "Laatste kaart terughalen"
    },
    "stamp": {
      "like": "Like",
      "pass": "Overslaan"
    },
    "actions": {
      "undo": "Laatst overgeslagen kaart terughalen",
      "pass": "{name} overslaan",
      "like": "{name} liken",
      "write": "{name} schrijven"
    },
    "shared": "Jullie delen: {interests}",
    "seeks": "Zoekt",
    "said": {
      "like": "Je hebt {name} geliket.",
      "pass": "{name} overgeslagen.",
      "undo": "{name} is terug.",
      "refused": "Dat lukte niet: {name} ligt weer bovenop.",
      "gone": "{name} is hier niet meer.",
      "next": "Nu bovenop: {who}."
    },
    "used_up": {
      "title": "Je likes van vandaag zijn op",
      "text": "Morgen heb je er weer vier. Tot dan blijven de kaarten liggen.",
      "timer": "Tijd tot je nieuwe likes",
      "hours": "uur",
      "minutes": "min",
      "seconds": "sec",
      "premium_text": "Wil je niet wachten? Met Premium schrijf je met wie je wilt.",
      "premium": "Bekijk Premium",
      "finder": "Naar de matchfinder"
    },
    "nobody": {
      "title": "Je hebt iedereen gezien",
      "text": "Er komen elke dag leden bij, en wie je overslaat zie je na dertig dagen terug.",
      "finder": "Naar de matchfinder",
      "search": "Leden zoeken"
    },
    "gone": "{name} is hier niet meer",
    "loading": "Kaarten worden geladen",
    "retry": "Opnieuw proberen",
    "finder": {
      "text": "Liever gericht zoeken?",
      "link": "Probeer de matchfinder"
    }
  },
  "tinderswipe": {
    "head": {
      "title": "Drie kaarten, dan jij",
      "description": "Drie kaarten om te swipen, dan die van jou. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "title": "Drie kaarten, dan jij",
    "lead": "Rechts is ja, links is nee. Daarna is jouw kaart aan de beurt.",
    "skip": "Meteen lid worden",
    "choice": "Wat vind je van {name}?",
    "no": "Nee, overslaan: {name}",
    "yes": "Ja, liken: {name}",
    "stamp": {
      "yes": "Ja",
      "no": "Nee"
    },
    "online": "Nu online",
    "evening": {
      "dining_out": "Een tafeltje voor twee",
      "dancing": "Dansen tot het licht aangaat",
      "beach": "Blote voeten, laatste zon"
    },
    "evening_text": "Iets voor jouw avond?",
    "name": "Jouw kaart. Hoe wil je heten?",
    "along_likes": "Je likes gaan met je mee",
    "along": "Je keuzes gaan met je mee",
    "go": "Maak mijn kaart af"
  },
  "transactions": {
    "head": {
      "title": "Je bestellingen",
      "description": "Je bestellingen op {site}, met hun bonnen."
    },
    "title": "Je bestellingen",
    "lead": "Al je bestellingen, met status en bon.",
    "all": "Al je bestellingen",
    "withdraw": {
      "row": "Herroepen",
      "button": "Aankoop herroepen"
    },
    "empty": {
      "title": "Nog niets gekocht",
      "text": "Zodra je credits koopt, vind je hier je bestellingen en je bonnen.",
      "link": "Bekijk de pakketten"
    },
    "more": {
      "load": "Meer laden",
      "failed": "Meer laden is niet gelukt.",
      "retry": "Opnieuw proberen"
    },
    "status": {
      "open": "Nog niet betaald",
      "pending": "In behandeling",
      "completed": "Betaald",
      "failed": "Mislukt",
      "cancelled": "Geannuleerd",
      "charged_back": "Teruggeboekt",
      "refunded": "Terugbetaald",
      "partly_refunded": "Deels terugbetaald"
    },
    "states": {
      "open": {
        "title": "We wachten op je betaling",
        "text": "Heb je net betaald? Dan verandert deze pagina vanzelf. Nog niet? Dan kun je alsnog betalen."
      },
      "pending": {
        "title": "We controleren je betaling",
        "text": "Dit duurt meestal een paar tellen. Je hoeft hier niet te blijven: zodra je betaling rond is, heb je je credits.",
        "slow": "Het duurt langer dan anders. We blijven het controleren, en zodra het rond is krijg je een e-mail.",
        "continue": "Betaling afronden",
        "cancel": "Bestelling annuleren",
        "other": "Op een andere manier betalen"
      },
      "completed": {
        "title": "Je credits staan klaar",
        "text": "Bedankt, {credits} zijn bijgeschreven.",
        "balance": "Je saldo: {credits}.",
        "debit": "Het bedrag schrijven we binnenkort van je rekening af.",
        "premium_lead": "Je hebt nu Premium.",
        "premium": "Alle foto’s zijn zichtbaar en je kunt onbeperkt gesprekken voeren."
      },
      "refunded": {
        "title": "Terugbetaald",
        "text": "Deze bestelling is helemaal terugbetaald."
      },
      "partly_refunded": {
        "title": "Deels terugbetaald",
        "text": "Van deze bestelling hebben we {amount} terugbetaald."
      },
      "failed": {
        "title": "Betaling mislukt",
        "text": "Er is niets afgeschreven. Probeer het opnieuw, of kies een andere betaalmethode. Blijft het misgaan, vraag dan je bank of er een limiet op je rekening staat.",
        "again": "Opnieuw proberen"
      },
      "cancelled": {
        "title": "Bestelling geannuleerd",
        "text": "Er is niets afgeschreven.",
        "freed": "Je kunt je korting weer gebruiken.",
        "again": "Opnieuw bestellen"
      },
      "charged_back": {
        "title": "Betaling teruggeboekt",
        "text": "Je bank heeft dit bedrag teruggeboekt. De credits van deze bestelling zijn van je saldo gehaald.",
        "owed": "{count, plural, one {# credit had je al gebruikt. Daarvoor blijf je het bedrag verschuldigd.} other {# credits had je al gebruikt. Daarvoor blijf je het bedrag verschuldigd.}}"
      }
    },
    "facts": {
      "vat": "Waarvan btw ({rate})",
      "refunded": "{count, plural, one {Terugbetaald voor # credit} other {Terugbetaald voor # credits}}",
      "method": "Betaalmethode",
      "date": "Datum",
      "number": "Bonnummer",
      "receipt": "Bon als PDF"
    },
    "back": {
      "chat": "Terug naar je gesprek",
      "place": "Terug naar waar je was",
      "home": "Leden zoeken"
    },
    "mandates": {
      "title": "Machtigingen",
      "text": "Met een machtiging betaal je met één druk op de knop. Je kunt die altijd beëindigen.",
      "account": "Bankrekening die eindigt op {end}",
      "signed": "Getekend op {date}, kenmerk {reference}",
      "end": "Beëindigen",
      "sure_title": "Machtiging beëindigen?",
      "sure_text": "We schrijven niets meer van deze rekening af. Wat je al besteld hebt, gaat gewoon door.",
      "yes": "Ja, beëindigen",
      "no": "Nee, houden",
      "ended": "De machtiging is beëindigd."
    }
  },
  "transitionsvideolanding": {
    "head": {
      "title": "De hoofdrol is nog vrij",
      "description": "Een film zonder video: gezichten, één vraag en jouw volgende scène. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "title": "De hoofdrol is <em>nog vrij.</em>",
    "lead": "Een film die pas begint als jij meespeelt. Kies wie er in de volgende scène naast je staat.",
    "legend": "Wie speelt de andere hoofdrol?",
    "go": "Begin jouw film",
    "pause": "Film pauzeren",
    "said": {
      "one": "Ergens in de stad kijkt iemand op.",
      "two": "Iemand die je nog niet kent.",
      "three": "Eén bericht. Dan nog een.",
      "four": "En ineens een avond die niemand gepland had.",
      "five": "De volgende scène is van jou."
    }
  },
  "unsubscribe": {
    "head": {
      "title": "E-mails stoppen",
      "description": "Stop deze e-mails van {site}."
    },
    "title": "Liever minder e-mail van ons?",
    "lead": "Meldingen zoals deze krijg je dan niet meer per e-mail. E-mails over je account zelf, zoals een nieuw wachtwoord, blijven komen.",
    "submit": "Stop deze e-mails",
    "done": "Je krijgt deze e-mails niet meer",
    "done_text": "Meldingen zoals deze sturen we je niet meer per e-mail. In je instellingen kun je het altijd weer veranderen.",
    "dead": "Deze link werkt niet",
    "dead_text": "In je instellingen kies je zelf welke e-mails je krijgt.",
    "to_settings": "Naar je instellingen"
  },
  "video": {
    "head": {
      "title": "Eén avond. Met wie?",
      "description": "Een avond uit in vijf hoofdstukken. Het laatste schrijf je zelf. Gratis lid van {site}, 18+, de prijs staat op de knop."
    },
    "title": "Eén avond. <em>Met wie?</em>",
    "lead": "Een avond uit in vijf hoofdstukken. Alleen de naam van de ander ontbreekt nog.",
    "legend": "Wie is er bij je?",
    "go": "Ga mee",
    "pause": "Pauzeren",
    "chapters": "Hoofdstukken",
    "all": "Alles afspelen",
    "chapter": {
      "home": "Thuis",
      "ride": "Onderweg",
      "bar": "De bar",
      "canal": "De gracht",
      "door": "De deur"
    },
    "said": {
      "home": "Drie keer omgekleed. Toch het eerste.",
      "ride": "Het regent. Je fietst er alleen maar harder van.",
      "bar": "Twee glazen, en een verhaal zonder eind.",
      "canal": "De laatste tram laten jullie rijden.",
      "door": "En dan nog geen welterusten."
    }
  },
  "why": {
    "title": "Waarom zie ik dit?",
    "topics": {
      "search": {
        "who": "Je ziet leden die passen bij de filters boven de lijst. Kies je als lid zelf niets, dan gaan we uit van je leeftijd en je buurt. Vinden we zo te weinig mensen, dan zoeken we ruimer en zeggen we dat erbij.",
        "order": "Wie het laatst actief was, staat bovenaan. Verder telt er niets mee.",
        "fictional": "Fictieve profielen staan ertussen, op een plek die elke dag wordt geloot. Je herkent ze aan hun label en kunt ze met een filter weglaten."
      },
      "deck": {
        "title": "De kaarten",
        "who": "Mensen uit je land met een foto, die jij zoekt en die iemand zoeken zoals jij, hoogstens 12 jaar ouder of jonger. Wie je al een like gaf of net hebt overgeslagen, laten we weg.",
        "order": "Wie het laatst actief was, komt het eerst. Fictieve profielen komen er alleen bij als er te weinig echte leden zijn."
      },
      "matches": {
        "title": "Wie bij je past",
        "who": "We vergelijken de profielen van de leden die het laatst actief waren met wat jij hebt ingevuld, zoals interesses en afstand.",
        "order": "Hoe beter iemand past, hoe hoger die staat. Passen mensen even goed, dan gaan echte leden voor, en daarna wie het laatst actief was."
      },
      "fresh": {
        "title": "Nieuw in de buurt",
        "who": "Echte leden met een foto die deze week lid werden, in je buurt wonen, de leeftijd hebben die je wenst en iemand zoeken zoals jij. De nieuwste staan vooraan."
      },
      "online": {
        "who": "Je ziet echte leden met een foto die nu online zijn. Aan bezoekers tonen we alleen leden die dat goedvinden.",
        "order": "Wie het laatst actief was, staat vooraan."
      }
    },
    "never": "Niemand kan een hogere plek kopen. Wat je leest, schrijft of betaalt, verandert de volgorde niet.",
    "hidden": "Wie onzichtbaar is, wie jij hebt geblokkeerd en wie jou heeft geblokkeerd, zie je hier niet.",
    "terms": "Lees meer in de voorwaarden"
  },
  "withdrawal": {
    "head": {
      "title": "Aankoop herroepen",
      "description": "Geef credits terug die je op {site} hebt gekocht en niet hebt gebruikt."
    },
    "title": "Aankoop herroepen",
    "lead": "Je geeft de credits terug die je nog niet hebt gebruikt en krijgt daarvoor je geld terug. Een reden is niet nodig.",
    "find": {
      "number": "Bestelnummer",
      "number_hint": "Dit staat in de e-mail met je bon, en op de bon zelf.",
      "email": "E-mailadres van je account",
      "submit": "Verder",
      "no_number": "Vul het hele bestelnummer in, zoals het in de e-mail met je bon staat.",
      "no_email": "Vul het e-mailadres van je account in.",
      "login": "Heb je een account? <a>Log in</a> en kies je bestelling."
    },
    "choose": {
      "title": "Kies je bestelling",
      "none": "Er is nu geen bestelling die je kunt herroepen",
      "none_text": "Dat kan tot {days} dagen na een aankoop, zolang je niet alle credits hebt gebruikt.",
      "bought": "Gekocht op {day}"
    },
    "sum": {
      "title": "Dit herroep je",
      "number": "Bestelnummer",
      "bought": "Gekocht",
      "day": "Besteld op",
      "unspent": "Nog niet gebruikt",
      "back": "Je krijgt terug",
      "until": "Herroepen kan tot en met {day}.",
      "text": "De ongebruikte credits gaan van je saldo. Het geld komt terug zoals je hebt betaald, uiterlijk binnen 14 dagen.",
      "premium": "Heb je daarna geen andere betaalde bestelling, dan eindigt Premium.",
      "confirm": "Herroeping bevestigen",
      "no": "Niet herroepen"
    },
    "done": {
      "title": "Je herroeping is bevestigd",
      "text": "Je hebt deze aankoop herroepen op {at}. Je krijgt {amount} terug.",
      "mail": "We hebben je een bevestiging gemaild. Bewaar die goed.",
      "orders": "Al je bestellingen"
    }
  }
}
