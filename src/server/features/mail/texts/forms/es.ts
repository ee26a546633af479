import type { FormTexts } from './form-texts.ts'

export const es: FormTexts = {
  mails: {
    complaint_receipt: {
      subject: 'Hemos recibido la reclamación {number}',
      preheader: 'Tendrás respuesta en 14 días como máximo.',
      title: 'Tu reclamación ha llegado',
      body: [
        'Hemos recibido tu reclamación. Este es su número:',
        'Una persona de nuestro equipo lee tu reclamación y te responde en un plazo de 14 días, a esta dirección de correo y con los motivos.',
      ],
      fact: 'Reclamación {number}\n{kind}\n{at}',
      after: [
        '¿Quieres añadir algo? Escribe a {support} e indica el número.',
        '¿No has enviado ninguna reclamación? Entonces no tienes que hacer nada.',
      ],
    },
    complaint: {
      subject: 'Nueva reclamación {number}',
      preheader: 'Responder en 14 días.',
      title: 'Ha llegado una reclamación',
      body: [
        'Esta reclamación ha llegado por el formulario de {site}. Quien la envió ha recibido una confirmación con el número.',
        '{text}',
      ],
      fact: 'Reclamación {number}\n{kind}\n{at}\nNombre: {name}\nCorreo electrónico: {email}\nReferencia: {reference}',
      after: [
        'Responde a la reclamación en un plazo de 14 días con: npm run complaints -- answer. Así la respuesta se guarda con ella.',
      ],
      why: 'Recibes este correo porque esta es la dirección de atención al cliente de {site}.',
    },
    complaint_answer: {
      subject: 'Respuesta a la reclamación {number}',
      preheader: 'Aquí puedes leer qué hemos hecho y por qué.',
      title: 'La respuesta a tu reclamación',
      body: ['Una persona de nuestro equipo ha revisado tu reclamación:', '{answer}'],
      fact: '{kind}\nReclamación {number}, {at}',
      button: 'Qué más puedes hacer',
      after: [
        '¿No estás de acuerdo? En la página de reclamaciones pone a quién puedes acudir después.',
      ],
    },
    exclusion: {
      subject: 'Confirma que quieres bloquear esta dirección',
      preheader: 'Nada cambia hasta que lo confirmes.',
      title: 'Bloquear esta dirección',
      body: [
        'Alguien ha pedido que nadie pueda registrarse en {site} con esta dirección de correo. Si has sido tú, confírmalo con el botón. Después nadie podrá registrarse con ella, tampoco tú.',
        '¿Ya tienes una cuenta con esta dirección? Se queda como está. Si quieres eliminarla, inicia sesión y elimina tu cuenta en los ajustes.',
      ],
      button: 'Bloquear esta dirección',
      after: [
        'El enlace funciona siete días y una sola vez. No guardamos la dirección, solo un código del que no se puede leer.',
        '¿No lo has pedido tú? Entonces no tienes que hacer nada: sin confirmación no pasa nada.',
        'Guarda este correo: con el enlace de abajo anulas el bloqueo.',
      ],
      second: 'Anular el bloqueo',
    },
  },
  kinds: {
    payment: 'Un pago o créditos',
    profile_or_message: 'Un perfil o un mensaje',
    decision: 'Una decisión sobre una denuncia',
    privacy: 'Privacidad y datos',
    other: 'Otra cosa',
  },
}
