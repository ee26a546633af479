import type { DecisionTexts } from './decision-texts.ts'

export const decisions: DecisionTexts = {
  age_proof: 'La prueba de edad dada desde tu cuenta indica que su titular tiene menos de 18 años.',
  policies: {
    under_18: {
      name: 'Menos de 18 años',
      text: 'Este sitio es solo para personas de 18 años o más. Cerramos las cuentas de quienes no los tienen.',
    },
    child_content: {
      name: 'Menores y sexo',
      text: 'Nunca se permiten imágenes ni textos que sexualicen a alguien de menos de 18 años, aunque esa persona solo parezca más joven o no exista.',
    },
    intimate_without_consent: {
      name: 'Imágenes íntimas sin consentimiento',
      text: 'No publiques ni envíes imágenes de desnudos o de sexo de una persona que no lo ha consentido.',
    },
    threats: {
      name: 'Amenazas y acoso',
      text: 'No amenaces, chantajees ni persigas a nadie. Si alguien te pide que pares, para.',
    },
    hate: {
      name: 'Odio',
      text: 'No humilles a nadie por su origen, color de piel, religión, género, orientación, discapacidad o edad, ni incites al odio.',
    },
    unwanted_sexual: {
      name: 'Mensajes sexuales no deseados',
      text: 'No envíes mensajes ni fotos sexuales a quien no los ha pedido o muestra que no los quiere.',
    },
    scam: {
      name: 'Estafas y peticiones de dinero',
      text: 'No pidas a nadie dinero, tarjetas regalo, datos bancarios ni códigos, ni engañes a nadie para que pague.',
    },
    impersonation: {
      name: 'Foto o nombre de otra persona',
      text: 'Usa fotos tuyas y no te hagas pasar por otra persona.',
    },
    fake_profile: {
      name: 'Perfil falso',
      text: 'Detrás de cada cuenta hay una sola persona real que la usa. Cerramos las cuentas inventadas, compradas o manejadas por programas.',
    },
    contact_details: {
      name: 'Datos de contacto en el perfil',
      text: 'Sin Premium, no pongas números de teléfono, direcciones, enlaces ni nombres de otros servicios en tu perfil ni en tus fotos.',
    },
    advertising: {
      name: 'Spam y publicidad',
      text: 'No hagas publicidad ni envíes el mismo mensaje a mucha gente.',
    },
    paid_services: {
      name: 'Servicios de pago o prohibidos',
      text: 'No ofrezcas sexo a cambio de dinero, drogas, armas ni otras cosas prohibidas, y tampoco las busques aquí.',
    },
    nudity: {
      name: 'Desnudos no permitidos',
      text: 'En las fotos que ve todo el mundo no pueden verse genitales ni actos sexuales.',
    },
    unfit_photo: {
      name: 'Foto que no encaja',
      text: 'En tu foto de perfil tienes que salir tú. No mostramos paisajes, logotipos, dibujos ni imágenes poco claras.',
    },
  },
  statement: {
    title: 'Una decisión sobre tu cuenta',
    terms: {
      measure: 'Qué hemos hecho',
      scope: 'Dónde y cuánto tiempo',
      facts: 'Qué hemos comprobado',
      found: 'Cómo lo supimos',
      rule: 'La norma',
      contest: 'Si no estás de acuerdo',
    },
    measures: {
      warn: 'Te damos un aviso.',
      photo: 'Hemos retirado una foto tuya.',
      message: 'Hemos retirado un mensaje tuyo.',
      about: 'Hemos retirado los textos de tu perfil.',
      photos: 'Hemos retirado tus fotos.',
      about_photos: 'Hemos retirado tus fotos y los textos de tu perfil.',
      hide: 'Hemos ocultado tu perfil. Nadie más puede verlo.',
      suspend: 'Hemos suspendido tu cuenta durante {days}.',
      ban: 'Hemos bloqueado tu cuenta.',
    },
    scope: {
      warning: 'No se ha limitado nada: puedes seguir usando {site} como siempre.',
      lasting:
        'La decisión se aplica en todo {site}, en todos los países, y no tiene fecha de fin.',
      ending:
        'La decisión se aplica en todo {site}, en todos los países, hasta el {end}. Después termina por sí sola.',
    },
    found: { notice: 'Alguien nos avisó.', own: 'Lo encontramos nosotros, sin denuncia.' },
    decided: {
      by_person: 'Lo ha revisado y decidido una persona. Nada se ha decidido de forma automática.',
      by_rule:
        'Lo ha encontrado y decidido una regla automática. Si lo impugnas, lo revisará una persona.',
    },
    grounds: {
      terms:
        '{name}. {text} Lo dice el artículo {article} de nuestras condiciones, y lo que hemos comprobado lo incumple.',
      law: '{name}. {text} La ley lo prohíbe ({article}), y lo que hemos comprobado entra en esa prohibición.',
    },
    contest:
      'Puedes impugnar la decisión gratis hasta el {until} inclusive, con el enlace de este correo y sin iniciar sesión. La revisará otra persona, no la que decidió.',
    elsewhere: {
      named:
        'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios, como {body}, o a los tribunales.',
      any: 'También puedes acudir a un órgano certificado de resolución extrajudicial de litigios o a los tribunales. La Comisión Europea publica la lista de esos órganos.',
    },
  },
}
