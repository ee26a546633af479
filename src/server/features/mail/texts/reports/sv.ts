import type { ReportTexts } from './report-texts.ts'

export const sv: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Vi har tagit emot din anmälan',
      preheader: 'Vi hör av oss när det är avgjort.',
      title: 'Din anmälan har kommit fram',
      body: [
        'Tack för att du säger till. Det här har vi fått från dig:',
        'En medarbetare tittar på din anmälan och avgör vad som händer; det överlåter vi aldrig åt en dator. Oftast tar det några arbetsdagar. Sedan mejlar vi dig beslutet och skälen.',
        'Den du har anmält får inte veta att det var du.',
      ],
      fact: 'Anmälan {number}\n{what}: {why}\n{at}',
      after: [
        'Vill du lägga till något? Skriv till {support} och ange numret.',
        'Är någon i fara? Ring nödnumret direkt.',
      ],
    },
    report_outcome: {
      subject: 'Din anmälan är avgjord',
      preheader: 'Här läser du vad och varför.',
      title: 'Beslutet om din anmälan',
      body: [
        'En medarbetare har bedömt din anmälan. Det här är beslutet:',
        'Det här har vi kommit fram till: {facts}',
        '{ground}',
        'En människa har fattat beslutet. Inget har avgjorts automatiskt.',
      ],
      fact: '{decision}\nAnmälan {number}, {what}, {at}',
      button: 'Lämna ett klagomål',
      after: [
        'Håller du inte med? Till och med {until} kan du klaga utan kostnad. Ange nummer {number}; då tittar en annan medarbetare på det igen.',
        'Du kan också vända dig till ett godkänt tvistlösningsorgan eller till domstol.',
      ],
    },
    statement_of_reasons: {
      subject: 'Ett beslut om ditt konto',
      preheader: 'Här läser du vad och varför.',
      title: 'Ett beslut om ditt konto',
      body: [
        'Efter en anmälan har en medarbetare tittat på ditt konto. Det här är beslutet:',
        'Det här har vi kommit fram till: {facts}',
        '{ground}',
        'Beslutet gäller överallt på {site} och tills vidare. En människa har fattat det; inget har avgjorts automatiskt.',
      ],
      fact: '{decision}\nBeslut {number}, {what}, {at}',
      button: 'Lämna ett klagomål',
      after: [
        'Håller du inte med? Till och med {until} kan du klaga utan kostnad, även med ett mejl till {support}. Ange nummer {number}; då tittar en annan medarbetare på det igen.',
        'Du kan också vända dig till ett godkänt tvistlösningsorgan eller till domstol.',
      ],
    },
  },
  words: {
    subjects: { member: 'Profil', photo: 'Foto', message: 'Meddelande' },
    reasons: {
      minor: 'Någon under 18',
      illegal_content: 'Något olagligt',
      threats_or_hate: 'Hot eller hat',
      scam_or_money: 'Bedrägeri eller frågar efter pengar',
      impersonation: 'Utger sig för att vara någon annan',
      nudity_without_consent: 'Nakenbilder utan samtycke',
      contact_or_advertising: 'Kontaktuppgifter eller reklam',
      something_else: 'Något annat',
    },
    decisions: {
      no_action: 'Vi ingriper inte.',
      remove_content: 'Vi har tagit bort det du anmälde.',
      ban: 'Vi har spärrat kontot.',
    },
    own_decisions: {
      remove_content: 'Vi har tagit bort något från dig.',
      ban: 'Vi har spärrat ditt konto.',
    },
    grounds: {
      terms: 'Vi har bedömt det efter våra villkor: {ground}',
      law: 'Vi har bedömt det efter lagen: {ground}',
    },
  },
}
