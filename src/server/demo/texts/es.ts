import type { DemoTexts } from './text-types.ts'

export const es: DemoTexts = {
  openings: [
    '{Con los pies en la tierra|Alegre|[Curioso/Curiosa]|Un poco [terco/terca]} y con debilidad por {el humor seco|los chistes malos|las buenas historias|los planes de última hora}.',
    'De día {siempre de un lado a otro|entre papeles y pantallas|con un trabajo que me gusta}, de noche {prefiero una mesa larga|me apetece una buena conversación}.',
    'Soy de quienes {llegan pronto y se van tarde|leen el mapa y aun así dan un rodeo|encuentran la terraza con el primer rayo de sol}.',
    'Mis amigos dicen que soy {de buen corazón y algo cabezota|[tranquilo/tranquila] hasta que suena la música|optimista y con la agenda llena}.',
    'Después de unos años {tranquilos|intensos|de aprender mucho}, vuelve a haber sitio para {algo nuevo|un poco de aventura|las mariposas en el estómago}.',
    'Me gusta {la gente que no se toma demasiado en serio|reírme por casi nada|una charla que lleva a alguna parte}.',
    '¿Mi {mejor|peor} cualidad? {Me acuerdo de todo|No sé estarme [quieto/quieta]|Nunca digo que no a un pastel}.',
    'La verdad: {este perfil me costó tres cafés|un amigo escribió la primera versión|la versión larga es mejor}.',
    'Un buen día empieza {con café fuerte y sin prisa|al aire libre, antes del desayuno|un poco después de las diez}.',
    'Soy más {[romántico/romántica]|[tímido/tímida]|[divertido/divertida]} de lo que parezco, {solo hay que tener paciencia|sobre todo después de la primera copa}.',
  ],
  pastimes: [
    [
      'cooking',
      'Cocino {siempre para demasiada gente|sin receta|mejor los jueves}; {siempre con música|siempre con demasiado ajo}.',
    ],
    [
      'travel',
      'Dame {un tren nocturno|una maleta medio vacía|un fin de semana sin planes} y {una isla donde nadie me conozca|una ciudad que no sepa pronunciar}.',
    ],
    [
      'music',
      'En casa siempre suena música: {soul, casi siempre|vinilos los domingos|cualquier cosa con un buen bajo}.',
    ],
    [
      'cycling',
      'En bici {junto al río|contra el viento} se me ocurren las {mejores|más raras} ideas.',
    ],
    [
      'hiking',
      'Camino {durante horas|por la costa cuando puedo|aunque llueva}, con {un termo|alguien a quien le guste hablar}.',
    ],
    [
      'dancing',
      'Bailo {mejor en las cocinas que en los clubes|con más pasión que talento|en cuanto alguien me sigue}.',
    ],
    [
      'wine',
      'Un buen tinto, {una tabla de quesos|una mesa fuera} y {nadie mirando el reloj|todo el tiempo del mundo}.',
    ],
    [
      'art',
      'Los domingos de lluvia paseo por {un museo|pequeñas galerías}, {con comentarios|nunca con audioguía}.',
    ],
    ['gardening', 'Mi {balcón|huerto} es {una pequeña selva|mi terapia|comestible hasta octubre}.'],
    [
      'theatre',
      'Dame {un teatro pequeño|una butaca en la tercera fila} y seré feliz {toda la noche|hasta el último aplauso}.',
    ],
    [
      'swimming',
      'Nado {en el mar todo el año|en cada lago que encuentro}, {sí, también en noviembre|la toalla siempre va en el bolso}.',
    ],
    [
      'photography',
      'Fotografío {la luz en las fachadas|mercados|lo que está a punto de desaparecer}, {casi siempre despacio|siempre con una sonrisa}.',
    ],
    [
      null,
      'Junto a mi cama siempre hay {una novela a medias|un montón de libros}, {acepto consejos|y siempre leo hasta muy tarde}.',
    ],
    [
      null,
      'Una película antigua, {una manta|palomitas} y {el teléfono en otra habitación|una discusión sobre el final}.',
    ],
    [null, 'Mi {perro|gato} {aprueba a cualquiera que se quede un rato|manda en esta casa}.'],
  ],
  closings: [
    'Cuéntame {tu mejor chiste malo|qué te hizo reír ayer}, {luego me toca a mí|y yo haré lo mismo}.',
    'Un poco de misterio sí, {jueguecitos no|siempre que sea sincero}.',
    'Mejor {una conversación de verdad|una buena pregunta} que {diez veces hola|cien piropos}.',
    'Una chispa suele empezar con {una buena frase|una buena pregunta}.',
    'Puedo hablar {de todo|de nada|de música} durante horas.',
    'Por una buena historia {me quedo hasta las tantas|lo dejo todo}.',
  ],
  invitations: [
    'Busco a alguien {con quien reír|con quien también el silencio sea bonito|que sepa lo que quiere}, {sin prisa|lo demás ya se verá}.',
    'Escribe tú primero si te apetece: {siempre contesto|no muerdo|tengo curiosidad}.',
    '¿Te atreves con {un paseo sin destino|una cena sin carta|una primera cita sin móvil}?',
    'Quién sabe, {quizá llevamos años cruzándonos|quizá la semana que viene tomemos un café}.',
    'Tú {eliges el sitio, yo pongo el tiempo|pones la historia, yo el vino}.',
  ],
}
