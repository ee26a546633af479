import type { DemoPrompts } from './prompt-types.ts'

export const es: DemoPrompts = {
  perfect_evening: [
    '{Algo rico al fuego|Una mesa larga|Velas, muchas}, {un buen disco|una botella abierta|la lluvia en la ventana} y {ningún sitio al que ir|el móvil en la entrada}.',
    '{Un concierto pequeño|Un cine antiguo|Una vuelta junto al río}, y después {patatas en un banco|la última en el bar de siempre|hablar hasta que enciendan las luces}.',
    '{Una hoguera|Una manta en la terraza} y {historias cada vez más exageradas|estrellas sin aplicación|ni una palabra del trabajo}.',
    'Primero {sauna|un baño en el mar|bailar}, luego {una sopa|pizza de la caja} y luego {dormir como un tronco|nada de nada}.',
  ],
  weak_for: [
    '{Las manos calientes|Una voz grave|Las pecas} y {una mala idea en el buen momento|el humor seco|la gente que escucha de verdad}.',
    '{Una mirada que dura un segundo de más|Una mano en la espalda|El olor de un cuello}. {Ya no respondo|Cada vez}.',
    'La gente que {canta en el coche|comparte la última patata|cocina sin receta}: {lo dice todo|nunca falla}.',
    '{El descaro|La calma|Reírse de uno mismo} con {una sonrisa|un lado tierno|chispa en los ojos}.',
  ],
  attention: [
    'sabes {reírte de ti|llevarme la contraria con una sonrisa|enseñarme algo nuevo}, {sin prisa|y luego repetirlo}.',
    '{dices más que «hola»|has leído esto de verdad|haces una buena pregunta}. {Con una frase basta|Lo demás viene solo}.',
    '{hueles bien|sabes bailar|saludas primero al perro} y {no te das cuenta|no le das importancia}.',
    '{sabes lo que quieres|mantienes la calma cuando hablo mucho|hablas con los ojos} y {lo dices|no te asusta el silencio}.',
  ],
  secret: [
    '{Canto la segunda voz en la ducha|Hago malabares con tres limones|Lloro con los anuncios}, {solo si nadie mira|pregunta a mis vecinos}.',
    'Una vez {pasé una semana en un monasterio|gané un concurso de comer tarta|salí a un escenario con capa}. {Es largo de contar|Lo repetiría}.',
    'Duermo {con calcetines|en medio de la cama|con la ventana abierta}, {también en julio|aunque nieve}.',
    'Debajo de {este abrigo tan formal|este jersey de lana} hay más {encaje|picardía|tinta} de lo que {parece|se ve}.',
  ],
  sunday: [
    '{Dormir hasta tarde|Desayuno en la cama|Pan recién hecho}, {el periódico de ayer|una ducha muy larga} y {ningún despertador cerca|a la calle a las dos}.',
    '{Un paseo junto al mar|Bici sin rumbo|Un mercadillo}, con {tarta de manzana|unas croquetas|un vermut} {de premio|a mitad de camino}.',
    'Todo el día en {pijama|un jersey enorme}, con {un libro|discos viejos|una peli o tres} y {sin remordimientos|algo dulce}.',
    '{Tortitas|Una olla de sopa|Una tarta que sale mal} y {un juego que no se acaba|una siesta en el sofá}.',
  ],
  laugh: [
    '{Los perros con opinión|Los bebés enfadados|La gente que tropieza con nada}, {cada vez|sobre todo cuando no toca}.',
    'Mis propios {chistes|pasos de baile|audios}, {por desgracia|casi siempre sin público|a veces días después}.',
    '{Las letras mal entendidas|Las faltas en los menús|Un ataque de risa en un sitio en silencio}: {no puedo evitarlo|se me saltan las lágrimas}.',
    '{Las fotos viejas con aquel peinado|Mi diario del instituto|Los vídeos de vacaciones}. {En qué estaríamos pensando|Sin piedad}.',
  ],
  first_date: [
    '{Un café que acaba en vino|Una copa que acaba en tres|Un paseo demasiado largo} y {perder el último metro|que nadie mire el reloj}.',
    '{Hacer algo: bolos, escalada, cocinar|Perdernos juntos}. {Hablar sale solo|Quien pierde paga}.',
    '{Una cafetería tranquila|Un banco junto al agua|Un mercado lleno de comida} y {nada de currículums|reírnos de los nervios|ver si saltan chispas}.',
    'Nada de {menú de tres platos|entrevista de trabajo}: mejor {un buen chiste|un beso que puede salir mal|el camino más largo a casa}.',
  ],
  fantasy: [
    '{Una habitación de hotel|Una cabaña en el bosque|Una noche en una ciudad desconocida}, {hacer como que no nos conocemos|los móviles apagados|todo el tiempo del mundo}.',
    '{Con los ojos vendados|A la luz de las velas|En penumbra} y {sin saber qué viene|solo una voz al oído}.',
    '{Dejarme seducir|Dejarme mirar|Dejarme llevar} por alguien {de confianza|que se toma su tiempo}.',
    '{Nadar a la luz de la luna|Una lluvia de verano|Una sauna vacía} y {sin ropa|nadie alrededor}. {El resto lo susurro|Pregúntame}.',
  ],
  turn_on: [
    '{Los besos en el cuello|Una mano en mi pelo|Los dedos que no tienen prisa} y {una voz que baja|que me pregunten qué me gusta}.',
    '{Provocar|Esperar|Una buena historia}, {todo el día|con la ropa puesta|hasta que lo pida yo}.',
    '{Seguridad y ternura|Inteligencia y algo de malicia|Calma, y de repente ya no}: {esa mezcla|sí, por favor}.',
    '{Las mangas remangadas|Los hombros desnudos|El olor de la piel caliente} y {nada más|la puerta cerrada}.',
  ],
  try_once: [
    '{Bañarme en el mar sin ropa|Dormir bajo las estrellas|Aprender tango}, {mejor en compañía|antes de mi próximo cumpleaños}.',
    '{Una sauna en Finlandia|El tren nocturno a Viena|Un mes junto al mar} y {ningún plan|sin móvil}.',
    '{Un masaje con aceite caliente|Un club con código de vestimenta|Un juego con los ojos vendados}. {Curiosidad no me falta|Con la persona adecuada}.',
    '{Saltar en paracaídas|Karaoke con la sala llena|El surf}, {llevo años diciéndolo|pero me tienen que empujar}.',
  ],
  song: [
    '{Cualquiera de Sade|Soul antiguo|Marvin Gaye, claro}, {bajito|con la luz apagada|en bucle}.',
    'Todo lo que tenga {un bajo lento|un saxofón|una voz francesa}, {mejor después de las once|mejor si llueve}.',
    '{Portishead|Nina Simone|D’Angelo}, {en vinilo|en la alfombra}. {Y ya está|Nunca falla}.',
    '{Abba, sin vergüenza|Prince, muy alto|Lo peor de los noventa}: {en un minuto ya bailo|toda la cocina se apunta}.',
  ],
  dealbreaker: [
    '{La mala educación con el camarero|Hablar mucho y no preguntar|Ir siempre con prisa}: {noche corta|no, gracias}.',
    '{Los jueguecitos|Las medias verdades|Tardar tres días en contestar}. {Dilo y ya|La sinceridad es más divertida}.',
    '{El móvil en la mesa|Fotos de hace diez años}, {de verdad|por bonita que sea la sonrisa}.',
    'Quien {no sabe oír un no|mira a los demás por encima del hombro|nunca pide perdón} {no tiene que esperar un sí|no tiene segunda oportunidad}.',
  ],
}
