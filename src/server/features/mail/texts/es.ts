import type { MailTexts } from './mail-texts.ts'

export const es: MailTexts = {
  mails: {
    activation: {
      subject: 'Confirma tu correo electrónico',
      preheader: 'Un paso más y tu cuenta estará lista.',
      title: 'Un paso más',
      body: [
        'Nos alegra que estés aquí. Confirma con el botón que esta dirección es tuya y tu cuenta estará lista.',
      ],
      button: 'Confirmar mi dirección',
      after: [
        'El enlace funciona durante siete días, y una sola vez.',
        '¿No has creado ninguna cuenta? No tienes que hacer nada: sin confirmación no pasa nada.',
      ],
    },
    welcome: {
      subject: 'Te damos la bienvenida a {site}',
      preheader: 'Tu cuenta está lista.',
      title: 'Te damos la bienvenida',
      body: [
        'Tu dirección está confirmada y tu cuenta está lista.',
        'Una buena foto y unas frases sobre ti son lo que más ayuda. Lo demás viene solo.',
      ],
      button: 'Ir a {site}',
      after: [],
    },
    address_in_use: {
      subject: 'Ya tienes una cuenta',
      preheader: 'Alguien ha vuelto a escribir esta dirección.',
      title: 'Esta dirección ya tiene una cuenta',
      body: [
        'Alguien ha querido usar este correo electrónico para una cuenta en {site}, pero ya existe una. ¿Has sido tú? Entonces solo tienes que iniciar sesión.',
      ],
      button: 'Iniciar sesión',
      after: [
        '¿Has olvidado tu contraseña? Puedes pedir una nueva al iniciar sesión.',
        '¿No has sido tú? No tienes que hacer nada: no ha cambiado nada.',
      ],
    },
    no_account: {
      subject: 'No hay ninguna cuenta con esta dirección',
      preheader: 'Se ha pedido una contraseña nueva.',
      title: 'No hay cuenta con esta dirección',
      body: [
        'En {site} se ha pedido una contraseña nueva para este correo electrónico, pero no hay ninguna cuenta con él. Quizá usaste otro.',
      ],
      button: 'Crear una cuenta',
      after: ['¿No lo has pedido tú? Puedes olvidar este correo.'],
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      preheader: 'El enlace funciona durante una hora.',
      title: 'Una contraseña nueva',
      body: ['Has pedido una contraseña nueva. Con el botón la eliges tú.'],
      button: 'Elegir contraseña',
      after: [
        'El enlace funciona durante una hora, y una sola vez. Después vuelves a iniciar sesión en todos tus dispositivos.',
        '¿No lo has pedido tú? No tienes que hacer nada: tu contraseña sigue como está.',
      ],
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      preheader: '¿No has sido tú? Deshaz el cambio.',
      title: 'Tu contraseña ha cambiado',
      body: [
        'La contraseña de tu cuenta acaba de cambiar. Si has sido tú, todo está en orden.',
        '¿No has sido tú? Deshaz el cambio ahora mismo.',
      ],
      button: 'Deshacer el cambio',
      after: ['El enlace funciona durante 48 horas, y una sola vez.'],
    },
    mail_change_confirm: {
      subject: 'Confirma tu nuevo correo electrónico',
      preheader: 'Después iniciarás sesión con esta dirección.',
      title: 'Tu nuevo correo electrónico',
      body: [
        'Quieres usar esta dirección para tu cuenta en {site} a partir de ahora. Confirma con el botón que es tuya; hasta entonces vale tu dirección anterior.',
      ],
      button: 'Confirmar esta dirección',
      after: [
        'El enlace funciona durante 24 horas, y una sola vez.',
        '¿No lo has pedido tú? No tienes que hacer nada.',
      ],
    },
    mail_change_requested: {
      subject: 'Se ha pedido otro correo electrónico',
      preheader: 'Todavía no ha cambiado nada.',
      title: 'Otro correo electrónico',
      body: [
        'Alguien ha pedido cambiar el correo electrónico de tu cuenta. No cambia nada hasta que se confirme la nueva dirección.',
        '¿No has sido tú? Elige ahora mismo una contraseña nueva, porque alguien conoce la anterior.',
      ],
      button: 'Pedir una contraseña nueva',
      after: [],
    },
    email_changed: {
      subject: 'Tu correo electrónico ha cambiado',
      preheader: '¿No has sido tú? Deshaz el cambio.',
      title: 'Tu correo electrónico ha cambiado',
      body: [
        'Tu cuenta tiene desde ahora otro correo electrónico. Si has sido tú, todo está en orden.',
        '¿No has sido tú? Deshaz el cambio ahora mismo.',
      ],
      button: 'Deshacer el cambio',
      after: ['El enlace funciona durante 48 horas, y una sola vez.'],
    },
    change_undone: {
      subject: 'Se ha deshecho un cambio',
      preheader: 'Se ha cerrado la sesión en todos los dispositivos.',
      title: 'El cambio se ha deshecho',
      body: [
        'Vuelve a valer el correo o la contraseña anterior de tu cuenta, y se ha cerrado la sesión en todos los dispositivos.',
        'Elige una contraseña nueva que no uses en ningún otro sitio. ¿No has sido tú? Escríbenos a {support}.',
      ],
      button: 'Pedir una contraseña nueva',
      after: [],
    },
    new_device: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      preheader: '¿Has sido tú? No tienes que hacer nada.',
      title: 'Un dispositivo nuevo',
      body: [
        'Se ha iniciado sesión en tu cuenta con un dispositivo que no conocíamos.',
        '¿Has sido tú? No tienes que hacer nada. Si no, elige ahora mismo una contraseña nueva.',
      ],
      fact: '{device}\n{at}',
      button: 'Pedir una contraseña nueva',
      after: [],
    },
    deleted: {
      subject: 'Tu cuenta se ha eliminado',
      preheader: 'Puedes volver hasta el {erased_at}.',
      title: 'Tu cuenta se ha eliminado',
      body: [
        'Tu perfil ya no se ve en ninguna parte y tu sesión está cerrada en todos los dispositivos. El {erased_at} borraremos tus datos para siempre.',
        '¿Cambias de opinión antes? Todo sigue como lo dejaste.',
      ],
      button: 'Recuperar mi cuenta',
      after: [],
    },
    reactivate: {
      subject: 'Recupera tu cuenta',
      preheader: 'Puedes hacerlo hasta el {erased_at}.',
      title: 'Vuelve a tu cuenta',
      body: [
        'Tu cuenta se ha eliminado, pero tus datos aún no se han borrado. Hasta el {erased_at}, el botón la deja como estaba.',
      ],
      button: 'Recuperar mi cuenta',
      after: ['¿No lo has pedido tú? No tienes que hacer nada.'],
    },
    reactivated: {
      subject: 'Tu cuenta ha vuelto',
      preheader: 'Todo está como lo dejaste.',
      title: 'Qué bien que hayas vuelto',
      body: ['Tu cuenta está recuperada. Tu perfil y tus ajustes están como los dejaste.'],
      button: 'Iniciar sesión',
      after: ['¿No has sido tú? Escríbenos ahora mismo a {support}.'],
    },
    like: {
      subject: 'Tienes un nuevo «me gusta»',
      preheader: 'Mira de quién es.',
      title: 'Le gustas a alguien',
      body: ['Alguien te ha dado un «me gusta» mientras no estabas. Devuélvelo y será mutuo.'],
      button: 'Ver tus «me gusta»',
      after: ['Sobre esto recibes como mucho un correo al día.'],
      named: {
        subject: 'Le gustas a {who}',
        title: 'Le gustas a {who}',
        body: ['{who} te ha dado un «me gusta» mientras no estabas. Devuélvelo y será mutuo.'],
      },
    },
    match: {
      subject: 'Es mutuo',
      preheader: 'Hay novedades para ti.',
      title: 'Es un match',
      body: ['A alguien que te gusta también le gustas tú. Di algo y empieza la conversación.'],
      button: 'Ver tu match',
      after: [],
      named: {
        subject: 'Es mutuo con {who}',
        title: 'Es un match con {who}',
        body: ['{who} y tú os gustáis. Di algo y empieza la conversación.'],
      },
    },
    search_news: {
      subject: 'Hay novedades en tu búsqueda',
      preheader: 'Algo que guardaste ha cambiado.',
      title: 'Novedades en tu búsqueda',
      body: ['Desde la última vez se han unido miembros nuevos que encajan con lo que guardaste:'],
      fact: '{search}',
      button: 'Ver quién es nuevo',
      after: ['Sobre esta búsqueda recibes como mucho un correo al día.'],
    },
    photo_rejected: {
      subject: 'Tu foto no se ha aprobado',
      preheader: 'Aquí te explicamos por qué.',
      title: 'Tu foto no se ha aprobado',
      body: [
        'Hemos mirado una de tus fotos y no podemos mostrarla. La hemos eliminado. Este es el motivo:',
      ],
      fact: '{reason}',
      button: 'Elige otra foto',
      after: ['¿Crees que es un error? Escribe a {support} y lo volveremos a mirar.'],
    },
    banned: {
      subject: 'Tu cuenta está bloqueada',
      preheader: 'Aquí te explicamos por qué.',
      title: 'Tu cuenta está bloqueada',
      body: ['Hemos bloqueado tu cuenta. Este es el motivo:'],
      fact: '{reason}',
      after: ['¿Crees que es un error? Escribe a {support} y lo volveremos a mirar.'],
    },
  },
  fallback: '¿El botón no funciona? Abre esta dirección:',
  help: '¿Preguntas? Escribe a {support}.',
  whyMember: 'Recibes este correo porque esta dirección pertenece a una cuenta en {site}.',
  whyStranger: 'Recibes este correo porque alguien escribió esta dirección en {site}.',
  company:
    '{site} es un servicio de {company}, {address} {city}, {country}. Registro mercantil {kvk}.',
  unsubscribe: 'Dejar de recibir correos',
  privacy: 'Privacidad',
}
