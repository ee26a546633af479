import type { ReportTexts } from './report-texts.ts'

export const es: ReportTexts = {
  mails: {
    report_receipt: {
      subject: 'Hemos recibido tu denuncia',
      preheader: 'Te diremos qué se decide.',
      title: 'Tu denuncia ha llegado',
      body: [
        'Gracias por avisarnos. Esto es lo que hemos recibido de ti:',
        'Una persona de nuestro equipo revisa tu denuncia y decide qué pasa; nunca se lo dejamos a un ordenador. Suele tardar unos días laborables. Después te enviamos la decisión y los motivos.',
        'La persona denunciada no sabrá que fuiste tú.',
      ],
      fact: 'Denuncia {number}\n{what}: {why}\n{at}',
      after: [
        '¿Quieres añadir algo? Escribe a {support} e indica el número.',
        '¿Hay alguien en peligro? Llama enseguida a emergencias.',
      ],
    },
    report_outcome: {
      subject: 'Hay una decisión sobre tu denuncia',
      preheader: 'Aquí lees cuál y por qué.',
      title: 'La decisión sobre tu denuncia',
      body: [
        'Una persona de nuestro equipo ha revisado tu denuncia. Esta es la decisión:',
        'Esto es lo que hemos comprobado: {facts}',
        '{ground}',
        'La decisión la ha tomado una persona. Nada se ha decidido de forma automática.',
      ],
      fact: '{decision}\nDenuncia {number}, {what}, {at}',
      button: 'Presentar una reclamación',
      after: [
        '¿No estás de acuerdo? Hasta el {until} inclusive puedes presentar una reclamación gratis. Indica el número {number}; otra persona del equipo lo revisará de nuevo.',
        'También puedes acudir a un organismo certificado de resolución de litigios o a los tribunales.',
      ],
    },
    statement_of_reasons: {
      subject: 'Una decisión sobre tu cuenta',
      preheader: 'Aquí lees cuál y por qué.',
      title: 'Una decisión sobre tu cuenta',
      body: [
        'Tras una denuncia, una persona de nuestro equipo ha revisado tu cuenta. Esta es la decisión:',
        'Esto es lo que hemos comprobado: {facts}',
        '{ground}',
        'La decisión vale en todo {site} y por tiempo indefinido. La ha tomado una persona; nada se ha decidido de forma automática.',
      ],
      fact: '{decision}\nDecisión {number}, {what}, {at}',
      button: 'Presentar una reclamación',
      after: [
        '¿No estás de acuerdo? Hasta el {until} inclusive puedes presentar una reclamación gratis, también por correo a {support}. Indica el número {number}; otra persona del equipo lo revisará de nuevo.',
        'También puedes acudir a un organismo certificado de resolución de litigios o a los tribunales.',
      ],
    },
  },
  words: {
    subjects: { member: 'Perfil', photo: 'Foto', message: 'Mensaje' },
    reasons: {
      minor: 'Alguien menor de 18 años',
      illegal_content: 'Algo ilegal',
      threats_or_hate: 'Amenazas u odio',
      scam_or_money: 'Una estafa o pedir dinero',
      impersonation: 'Se hace pasar por otra persona',
      nudity_without_consent: 'Desnudos sin consentimiento',
      contact_or_advertising: 'Datos de contacto o publicidad',
      something_else: 'Otra cosa',
    },
    decisions: {
      no_action: 'No vamos a intervenir.',
      remove_content: 'Hemos retirado lo que denunciaste.',
      ban: 'Hemos bloqueado la cuenta.',
    },
    own_decisions: {
      remove_content: 'Hemos retirado un contenido tuyo.',
      ban: 'Hemos bloqueado tu cuenta.',
    },
    grounds: {
      terms: 'Lo hemos valorado según nuestras condiciones: {ground}',
      law: 'Lo hemos valorado según la ley: {ground}',
    },
  },
}
