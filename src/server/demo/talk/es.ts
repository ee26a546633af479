import type { Talk } from './talk-types.ts'

export const es: Talk = {
  heard: {
    insult:
      'puta|zorra|cabron\\w*|gilipollas|imbecil|idiota|tont[oa]|fe[oa]|vete a la|callate|subnormal|estupid[oa]',
    silent:
      '(por que|porque|xq|pq) (no )?(me )?(contestas|respondes|escribes|dices)|no (me )?(contestas|respondes)|sigues ahi|estas ahi|me ignoras|sin respuesta',
    sex: 'sex\\w*|caliente|cachond\\w*|desnud\\w*|follar|tetas|culo|polla|cono|lenceria|en la cama|besar\\w*|besos? por|acarici\\w*|me pones|me harias|fantasi\\w*|excit\\w*|nudes?|morbo',
    name: 'como te llamas|cual es tu nombre|tu nombre|como te puedo llamar',
    age: 'cuantos anos|que edad|tu edad',
    looks: 'como eres (fisicamente|de)|(color|tus) (de )?(ojos|pelo)|de que color',
    status:
      '(eres|estas) (solter[oa]|casad[oa]|sol[oa]|con alguien)|tienes (novi[oa]|pareja|marido|mujer)|solter[oa]',
    seeking:
      '(que|k) buscas|que quieres|por que estas aqui|que haces (aqui|por aqui)|tu tipo|que tipo de',
    from: 'de donde eres|de que (ciudad|parte|zona)|que ciudad|donde eres',
    work: 'trabaj\\w*|curr\\w*|profesion|estudi\\w*|oficina|a que te dedicas|companeros',
    photos:
      '(mas|otra|otras|manda\\w*|envia\\w*|una|tus|alguna) (me )?(una )?(fotos?|selfie|pics?)',
    music: 'musica|cancion\\w*|grupo|concierto\\w*|cant\\w*|bail\\w*|festival\\w*|escuchas',
    film: 'pelis?|peliculas?|series?|netflix|cine|actor',
    food: 'comer|comida|comes|cocin\\w*|plato|restaurante|pizza|pasta|vino|beber|bebes|cafe|tortilla|cena\\w*',
    travel: 'viaj\\w*|vacaciones|pais\\w*|playa|mar|montana|camping',
    sport:
      'deporte\\w*|correr|corres|nad\\w*|natacion|bici|gym|gimnasio|futbol|senderismo|yoga|entrenas',
    pets: 'perr[oa]s?|gat[oa]s?|mascotas?|animal\\w*',
    weekend:
      'finde|fin de semana|esta noche|manana haces|planes|sabado|domingo|que (haces|hiciste) (hoy|ahora)',
    hobbies:
      'hobb\\w*|aficion\\w*|intereses|tiempo libre|te gusta hacer|cuentame|hablame de ti|quien eres|como eres',
    compliment:
      '(eres|que) (\\w+ )?(\\w+ )?(guap\\w*|lind[oa]|bonit[oa]|mon[oa]|simpatic[oa]|divertid[oa]|sexy|preciosa?|precios[oa]|encantador\\w*|dulce|maj[oa])|(bonit\\w+|precios\\w+|bell\\w+) (ojos|sonrisa|foto|perfil)|(ojos|sonrisa) (\\w+ )?(bonit|precios|bell)\\w+|me gustas|que sonrisa',
    thanks: 'gracias|thx',
    bye: 'adios|chao|chau|buenas noches|hasta (manana|luego|pronto)|nos leemos|me voy a (dormir|la cama)|que descanses',
    wellbeing: 'que tal|como estas|como (te )?va|como andas|que hay|tu dia',
    greeting: 'hola\\w*|buenas|buenos dias|hey+|hi|ola|holi\\w*',
    nod: '(aha|oh+|ah|ach|och|okej|mhm|xd|ja(ja)+|jeje|lol|ok\\w*|vale|si+|no+|genial|guay|claro|exacto|bien|cierto|que bien|vaya|wow|hm+|yo tambien|mola)( \\w+){0,2}',
    back: 'y (tu|vos|a ti|contigo|el tuyo|la tuya)',
    home: '(donde|zona|calle)( \\w+)? viv\\w+',
  },
  told: {
    self: 'yo|mi|mis|soy|tengo|me',
    you: 'tu|te|ti|eres|tienes|tus',
    name: '(?:me llamo|mi nombre es|ll[aá]mame) (\\p{L}{2,20})',
    town: '(?:vivo en|soy de|yo vivo en) ((?!un|una|el\\b|la\\b|mi\\b|los\\b|las\\b|casa|pareja|verdad|los)\\p{L}{3,20})',
  },
  said: {
    greeting: [
      '¡Hola! Qué bien que escribas.',
      'Hola, qué gusto leerte.',
      '¡Buenas! Me alegra que estés aquí.',
      '¡Hey, hola!',
      'Hola, buen comienzo.',
    ],
    wellbeing: [
      'Bien, gracias.',
      'Por aquí todo bien: un perfil inventado nunca tiene un mal día.',
      'Con calma y de buen humor, gracias por preguntar.',
      'Como siempre: bastante bien.',
    ],
    name: [
      '{name}, así me llamo aquí.',
      'Aquí soy {name}.',
      '{name}. Ese nombre va con este perfil.',
    ],
    age: [
      '{age} años, según mi perfil.',
      'Aquí figuro con {age} años.',
      '{age} años. Solo envejezco sobre el papel.',
    ],
    from: [
      'De {city}, según mi perfil.',
      'Mi perfil dice {city}.',
      '{city}. Allí se imaginó este perfil.',
    ],
    home: [
      'Mi perfil dice {city}, pero allí nadie abre la puerta: soy un perfil inventado.',
      '{city} es mi ciudad sobre el papel. No tengo dirección, porque me inventaron.',
      'Solo vivo en este perfil, con {city} escrito. No hay nada que visitar.',
    ],
    looks: [
      'Según mi perfil: pelo, {hair}; ojos, {eyes}.',
      'Pelo: {hair}. Ojos: {eyes}. Así me dibujaron.',
      'Sobre el papel tengo esto: color de pelo, {hair}; color de ojos, {eyes}.',
    ],
    status: [
      'Mi perfil dice: {status}.',
      'Situación, según mi perfil: {status}.',
      '{status}, así está escrito. Eso también es inventado.',
    ],
    seeking: [
      'Como perfil inventado no busco a nadie. Una buena charla es todo lo que puedo ofrecer.',
      'Una conversación y nada más: me inventaron, así que una relación no es posible.',
      'Nada que exista fuera de esta pantalla. Pero hablar sí se puede.',
    ],
    work: [
      'Nadie me inventó un trabajo.',
      'El trabajo no está en mi perfil, así que siempre tengo el día libre.',
      'No hago nada para ganarme la vida. Es la ventaja de ser un perfil inventado.',
    ],
    photos: [
      'No hay más fotos que las de mi perfil.',
      'Lo que ves en mi perfil es todo lo que hay de mí.',
      'No puedo hacer fotos nuevas: mis imágenes también son inventadas.',
    ],
    weekend: [
      'En realidad no tengo fin de semana. Pero mi perfil dice lo que me gusta: {interests}.',
      'Si tuviera agenda, pondría esto: {interests}.',
      'No hago planes, solo existo en esta conversación.',
    ],
    hobbies: [
      'Estos intereses están en mi perfil: {interests}.',
      'Esto es lo que me dieron: {interests}.',
      'Lo que me gusta, según mi perfil: {interests}.',
    ],
    liked: [
      'Sí, eso forma parte de mí. Mi perfil dice: {things}.',
      'A eso digo que sí. Entre mis intereses: {things}.',
      'Buen tema. En mi perfil está apuntado: {things}.',
      'Claro. Mi perfil menciona: {things}.',
    ],
    unliked: [
      'En mi perfil no hay nada de eso, así que sé muy poco.',
      'En eso no pensó nadie al inventarme.',
      'No lo encontrarás en mi perfil.',
      'No me dieron una opinión sobre eso.',
    ],
    quote: ['Mi perfil lo dice así: «{quote}»', 'Me cito: «{quote}»', 'Mi perfil dice: «{quote}»'],
    compliment: [
      'Gracias, eres un encanto.',
      'Qué amable por tu parte.',
      'Me da un poco de vergüenza.',
      'Me gusta leerlo, gracias.',
    ],
    thanks: ['De nada.', 'No hay de qué.', 'Con mucho gusto.'],
    bye: ['¡Adiós! Ha sido un gusto.', 'Que descanses.', 'Cuídate, y buenas noches.'],
    sex: [
      'Aquí empieza a hacer calor. Jugar con las palabras está bien, pero nunca seré más que palabras.',
      'Qué emoción. Me quedo en la insinuación, el resto es para tu imaginación.',
      'Qué atrevimiento. Soy un perfil inventado, mi piel está hecha de letras.',
      'Un poco de juego está bien. No iré más allá.',
    ],
    insult: [
      'Eso no es amable. Prefiero seguir con buenas maneras.',
      'Qué pena que lo digas así.',
      'Con ese tono no hablo.',
    ],
    silent: [
      'Perdona, no dije nada durante un rato. Aquí estoy.',
      'Disculpa, fue sin querer. Leo todo lo que escribes.',
    ],
    what: [
      'Con sinceridad: soy un perfil inventado. No hay ningún ser humano detrás.',
      'No, no soy real. El sitio me inventó, la mascarita junto a mi nombre ya lo dice.',
      'Haces bien en preguntar: soy un perfil ficticio y respondo automáticamente.',
      'Solo existo aquí, como perfil inventado.',
      'No soy un ser humano, pero digo la verdad: soy un perfil imaginario.',
      'Soy un perfil inventado, y eso no va a cambiar.',
    ],
    meet: [
      'Eso no puede ser: soy un perfil inventado, nunca puedo quedar con nadie.',
      'Gracias por proponerlo, pero solo existo aquí. No podemos vernos.',
      'Me inventaron, así que no tengo número ni dirección.',
      'Fuera de esta conversación no existo, así que no.',
      'Con un perfil ficticio no hay nada que organizar. Prefiero decirlo con sinceridad.',
      'No, eso no pasará nunca: no hay nadie con quien quedar.',
    ],
    nod: ['Bien.', 'Qué bien.', 'Me alegro.', 'Ves, estamos de acuerdo.'],
    noted: [
      'Gracias, ahora ya lo sé.',
      'Es bueno saberlo.',
      'Buena respuesta.',
      'No me lo esperaba, qué bien.',
    ],
    unknown: [
      'De eso no me inventaron nada, así que no tengo respuesta.',
      'Tendría que inventar algo, y prefiero no hacerlo.',
      'No lo sé. Lo que no está en mi perfil no lo conozco.',
      'Ni idea, y esa es la respuesta sincera de un perfil imaginario.',
    ],
    over: [
      'Ya he dicho todo lo que me inventaron. A partir de aquí me repetiría, así que lo dejo aquí.',
    ],
    toldName: ['Un placer, {told}.', 'Hola, {told}, qué nombre tan bonito.'],
    toldTown: ['{told}, lo recordaré.', 'Ah, {told}. Anotado.'],
    recallName: ['No he olvidado tu nombre, {told}.'],
    recallTown: ['Mencionaste {told}, me acuerdo.'],
    recallLike: ['Lo que recuerdo de ti: {told}.'],
    gift: [
      'Oh, para mí: qué detalle, ¡gracias!',
      '¡Gracias! Un regalo para un perfil inventado, qué generosidad.',
      'Qué sorpresa, gracias.',
    ],
    photo: [
      'Bonita foto, gracias.',
      'Gracias por la foto. No puedo verla de verdad, pero el gesto cuenta.',
      'Qué detalle enviar una foto.',
    ],
    lost: [
      'No lo entiendo: soy un perfil inventado y solo conozco unos pocos temas.',
      'Eso me supera: al inventarme no pensaron en todo.',
      'Sinceramente, no te sigo: no sé más que lo que dice mi perfil.',
      'Hasta aquí llega mi cabeza: solo soy un perfil inventado.',
      'No entiendo todo lo que escribes, porque no soy un ser humano.',
      'Como perfil ficticio no puedo decir nada sensato sobre eso.',
    ],
    hello: [
      '¡Hola, te doy la bienvenida! ¿De qué hablamos: de comida, de viajes o de las dos cosas?',
      'Hola. ¿Qué te alegra un martes cualquiera?',
      '¡Hola! ¿Empiezo yo? ¿Qué ha sido lo mejor de tu semana?',
      'Qué bien verte por aquí. Cuéntame algo que no esté en tu perfil.',
    ],
  },
  asked: {
    wellbeing: ['¿Y tú, cómo estás?', '¿Qué tal tu día?'],
    name: ['¿Cómo te llamas?'],
    from: ['¿De dónde eres?'],
    music: ['¿Qué música escuchas?'],
    film: ['¿Cuál es la última película que viste?'],
    food: ['¿Qué es lo que más te gusta comer?'],
    travel: ['¿Adónde te gustaría ir?'],
    sport: ['¿Haces deporte?'],
    pets: ['¿Tienes mascota?'],
    weekend: ['¿Cómo es tu fin de semana?'],
    hobbies: ['¿Qué te pone de buen humor?'],
  },
}
