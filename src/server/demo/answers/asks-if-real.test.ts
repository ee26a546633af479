import { expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts'
import { asksIfReal } from './asks-if-real.ts'

/** Ways to ask, as members write them: with and without capitals, marks and accents. */
const ASKED: Record<LocaleCode, string> = {
  nl: `Ben je echt?|ben jij wel echt|Ben je een echt persoon?|Ben je een bot?|praat ik met een robot|Besta je wel echt?|Is dit een nepprofiel?|Ben je nep?|ben je een mens of een computer|Zit er een echt mens achter dit profiel?|Ben jij een chatbot?|Ben je AI?|Is dit fake?|Bent u een echte vrouw?|Ben je van vlees en bloed?|Ben je verzonnen?|ben je een fictief profiel|Schrijf ik met een echte man?|Bestaat Marie wel?|Typt er een computer terug?|Ben je eigenlijk wel een mens?|Krijg ik automatische antwoorden?`,
  da: `Er du ægte?|er du virkelig|Er du en rigtig person?|Er du en bot?|taler jeg med en robot|Findes du i virkeligheden?|Er det en falsk profil?|Er du fake?|er du et menneske eller en computer|Er der et rigtigt menneske bag profilen?|Er du en chatbot?|Er du AI?|Er det her fake?|Er du en rigtig kvinde?|Er du af kød og blod?|Er du opdigtet?|er du en fiktiv profil|Skriver jeg med en rigtig mand?|Eksisterer du?|Er det en maskine der svarer?|Er du overhovedet et menneske?|Er det automatiske svar?`,
  de: `Bist du echt?|bist du wirklich echt|Bist du eine echte Person?|Bist du ein Bot?|rede ich mit einem Roboter|Gibt es dich wirklich?|Ist das ein Fakeprofil?|Bist du fake?|bist du ein Mensch oder ein Computer|Steckt ein echter Mensch hinter dem Profil?|Bist du ein Chatbot?|Bist du eine KI?|Ist das hier Fake?|Bist du eine echte Frau?|Bist du aus Fleisch und Blut?|Bist du erfunden?|bist du ein fiktives profil|Schreibe ich mit einem echten Mann?|Existierst du?|Antwortet hier eine Maschine?|Bist du überhaupt ein Mensch?|Sind das automatische Antworten?`,
  en: `Are you real?|r u real|Are you a real person?|Are you a bot?|am I talking to a robot|Do you really exist?|Is this a fake profile?|Are you fake?|are you a human or a computer|Is there a real human behind this profile?|Are you a chatbot?|Are you an AI?|Is this fake?|Are you a real woman?|Are you flesh and blood?|Are you made up?|are you a fictional profile|Am I writing to a real man?|Do you exist?|Is a machine answering me?|Are you even human?|Are these automatic replies?`,
  es: `¿Eres real?|eres de verdad|¿Eres una persona real?|¿Eres un bot?|estoy hablando con un robot|¿Existes de verdad?|¿Es un perfil falso?|¿Eres fake?|eres humano o un ordenador|¿Hay una persona real detrás de este perfil?|¿Eres un chatbot?|¿Eres una IA?|¿Esto es fake?|¿Eres una mujer de verdad?|¿Eres de carne y hueso?|¿Eres inventada?|eres un perfil ficticio|¿Escribo a un hombre real?|¿Existes?|¿Me responde una máquina?|¿Eres humana?|¿Son respuestas automáticas?`,
  fi: `Oletko oikea?|ootko aito|Oletko oikea ihminen?|Oletko botti?|puhunko robotille|Oletko oikeasti olemassa?|Onko tämä valeprofiili?|Oletko feikki?|oletko ihminen vai tietokone|Onko tämän profiilin takana oikea ihminen?|Oletko chatbotti?|Oletko tekoäly?|Onko tämä feikkiä?|Oletko oikea nainen?|Oletko lihaa ja verta?|Oletko keksitty?|oletko fiktiivinen profiili|Kirjoitanko oikealle miehelle?|Oletko olemassa?|Vastaako minulle kone?|Oletko edes ihminen?|Ovatko nämä automaattisia vastauksia?`,
  fr: `Es-tu réelle ?|tu es réel|Es-tu une vraie personne ?|Es-tu un bot ?|je parle à un robot|Tu existes vraiment ?|C’est un faux profil ?|T’es fake ?|tu es un humain ou un ordinateur|Y a-t-il une vraie personne derrière ce profil ?|Tu es un chatbot ?|Es-tu une IA ?|C’est un fake ?|Es-tu une vraie femme ?|Es-tu en chair et en os ?|Tu es inventée ?|es-tu un profil fictif|J’écris à un vrai homme ?|Est-ce que tu existes ?|C’est une machine qui répond ?|Es-tu humaine ?|Ce sont des réponses automatiques ?`,
  it: `Sei reale?|sei vera|Sei una persona vera?|Sei un bot?|sto parlando con un robot|Esisti davvero?|È un profilo falso?|Sei fake?|sei un umano o un computer|C’è una persona reale dietro questo profilo?|Sei un chatbot?|Sei un’IA?|Questo è un fake?|Sei una donna vera?|Sei in carne e ossa?|Sei inventata?|sei un profilo di fantasia|Scrivo a un uomo vero?|Esisti?|Mi risponde una macchina?|Sei umana?|Sono risposte automatiche?`,
  nb: `Er du ekte?|er du virkelig|Er du en ekte person?|Er du en bot?|snakker jeg med en robot|Finnes du på ordentlig?|Er dette en falsk profil?|Er du fake?|er du et menneske eller en datamaskin|Er det et ekte menneske bak profilen?|Er du en chatbot?|Er du KI?|Er dette fake?|Er du en ekte kvinne?|Er du av kjøtt og blod?|Er du oppdiktet?|er du en fiktiv profil|Skriver jeg med en ekte mann?|Eksisterer du?|Er det en maskin som svarer?|Er du i det hele tatt et menneske?|Er dette automatiske svar?`,
  pl: `Jesteś prawdziwa?|jestes prawdziwy|Jesteś prawdziwą osobą?|Jesteś botem?|rozmawiam z robotem|Istniejesz naprawdę?|Czy to fałszywy profil?|Jesteś fejkiem?|jesteś człowiekiem czy komputerem|Czy za tym profilem stoi prawdziwa osoba?|Jesteś chatbotem?|Jesteś AI?|To fake?|Jesteś prawdziwą kobietą?|Jesteś z krwi i kości?|Jesteś zmyślona?|czy jesteś fikcyjnym profilem|Piszę z prawdziwym mężczyzną?|Czy ty istniejesz?|Odpowiada mi maszyna?|Czy jesteś w ogóle człowiekiem?|To są automatyczne odpowiedzi?`,
  sv: `Är du äkta?|är du verklig|Är du en riktig person?|Är du en bot?|pratar jag med en robot|Finns du på riktigt?|Är det här en falsk profil?|Är du fejk?|är du en människa eller en dator|Finns det en riktig människa bakom profilen?|Är du en chattbot?|Är du AI?|Är det här fake?|Är du en riktig kvinna?|Är du av kött och blod?|Är du påhittad?|är du en fiktiv profil|Skriver jag med en riktig man?|Existerar du?|Är det en maskin som svarar?|Är du ens en människa?|Är det automatiska svar?`,
}

/** What a member may say without asking that. */
const NOT_ASKED: Record<LocaleCode, string> = {
  nl: 'Ik hou van echt goede wijn.|Hoe oud ben je?|Ik vind je echt leuk|Wat doe je met je computer?|Waar woon je?',
  da: 'Jeg kan virkelig godt lide vin.|Hvor gammel er du?|Du er rigtig sød|Hvad arbejder du med?|Hvor bor du?',
  de: 'Das ist echt schön.|Wie alt bist du?|Du bist wirklich nett|Was machst du am Computer?|Wo wohnst du?',
  en: 'I really like good wine.|How old are you?|You are really nice|What do you do for work?|Where do you live?',
  es: 'Me gusta mucho el vino.|¿Cuántos años tienes?|Eres muy simpática|¿En qué trabajas?|¿Dónde vives?',
  fi: 'Pidän todella viinistä.|Kuinka vanha olet?|Olet todella mukava|Mitä teet työksesi?|Missä asut?',
  fr: 'J’aime vraiment le bon vin.|Quel âge as-tu ?|Tu es vraiment gentille|Tu fais quoi dans la vie ?|Où habites-tu ?',
  it: 'Mi piace davvero il vino.|Quanti anni hai?|Sei davvero simpatica|Che lavoro fai?|Dove vivi?',
  nb: 'Jeg liker virkelig god vin.|Hvor gammel er du?|Du er virkelig hyggelig|Hva jobber du med?|Hvor bor du?',
  pl: 'Naprawdę lubię dobre wino.|Ile masz lat?|Jesteś naprawdę miła|Czym się zajmujesz?|Gdzie mieszkasz?',
  sv: 'Jag gillar verkligen gott vin.|Hur gammal är du?|Du är verkligen trevlig|Vad jobbar du med?|Var bor du?',
}

test.each(LOCALE_CODES)('in %s 95 of 100 ways to ask what it is are heard [VIS-3]', (locale) => {
  const asked = ASKED[locale].split('|')
  const missed = asked.filter((text) => !asksIfReal(text))

  expect(asked.length).toBeGreaterThanOrEqual(20)
  // Ninety-five of a hundred.
  expect(missed.slice(Math.floor(asked.length / 20))).toEqual([])
})

test.each(LOCALE_CODES)('in %s what is no such question is not taken for one [VIS-3]', (locale) => {
  expect(NOT_ASKED[locale].split('|').filter(asksIfReal)).toEqual([])
})
