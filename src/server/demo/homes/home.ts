import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { Gender } from '../portrait/person.ts'

/** A region, by the code the product knows it by, with some of its towns, the largest first. */
type Area = readonly [region: string, ...towns: string[]]

/** Where people of one language live in one country. */
export type Home = {
  readonly country: CountryCode
  readonly language: LocaleCode
  readonly names: NameList
  /** Of all members, this many live here. */
  readonly share: number
  readonly areas: readonly Area[]
}

type Names = Record<
  Gender,
  { readonly younger: readonly string[]; readonly older: readonly string[] }
>

const split = (names: string) => names.trim().split(/\s+/)

function names(
  female: [younger: string, older: string],
  male: [younger: string, older: string],
): Names {
  return {
    female: { younger: split(female[0]), older: split(female[1]) },
    male: { younger: split(male[0]), older: split(male[1]) },
  }
}

/** First names as they are usual in each country, for people under and over fifty. */
export const NAMES = {
  nl: names(
    [
      `Sanne Lotte Fleur Eva Anouk Femke Roos Maud Lieke Iris Noor Britt Floor Esmee Julia Merel Sophie Tess
       Naomi Samira Yasmin Charlotte Demi Isa Jasmijn Kim Laura Linde Lisa Manon Marit Nienke Noa Puck Romy
       Sterre Suzan Veerle Yara Zoë Amber Carmen Daphne Dewi Elif Hanna Janneke Kirsten Marloes
       Annelies Aylin Babette Bente Carlijn Chantal Danique Denise Eline Elise Emma Esra Eveline Evi Fatima
       Fenna Hilde Ilse Imke Inge Jade Jolien Josephine Judith Karlijn Katja Kiki Lara Larissa Leonie
       Liesbeth Lina Lonneke Louise Lynn Maaike Madelief Marieke Melissa Michelle Mila Milou Mirte Nadia
       Nathalie Nicole Nina Nora Olivia Pien Rianne Rosalie Sabine Sara Simone Sofie Stephanie Tamara Vera
       Wendy Willemijn Xandra`,
      `Marijke Ingrid Petra Monique Yvonne Karin Astrid Wilma Anja Mirjam Ellen Saskia Jolanda Esther Marianne
       Carla Heleen Annemiek Tineke Brigitte Sylvia Hanneke Margriet Els Gerda Loes Ria Trudy Anita Betty
       Carolien Christa Conny Corrie Diana Dorien Edith Elly Erica Ineke Irma Jeannette Joke Lia Marga Margot
       Marjan Mieke Nelleke Paula Renate Rita Sonja Thea Willy Yolanda`,
    ],
    [
      `Daan Bram Sem Thijs Lars Ruben Jasper Niels Tim Koen Stijn Luuk Jesse Milan Finn Teun Gijs Joris Sander
       Bas Jeroen Dennis Mark Rick Tom Wouter Yusuf Bilal Rachid Sven Tijn Floris Hidde Mees Pepijn Quinten
       Roel Siem Twan Xander Youssef Max Martijn Maarten Ramon Vincent Wessel Jelle Joost Mitchell
       Abel Alex Arjen Arne Ayoub Bart Boris Casper Chris Coen Daniel David Diederik Emre Erwin Ferdi Guus
       Hamza Hugo Ivo Jochem Joep Job Jordy Julian Jurre Kai Karim Kevin Laurens Lennart Levi Lucas Marijn
       Mathijs Maurice Michiel Mustafa Nick Olivier Patrick Pieter Rens Roy Sebastiaan Sjoerd Stan Stefan
       Steven Thomas Tobias Tycho Victor Yannick`,
      `Peter Jan Hans Rob Erik Marcel Ron Frank Paul Kees Wim Henk Johan Gerard Arjan Edwin Theo Ben Harry Jos
       Leo Rene Ruud Cor Dirk Frits Jaap Ton Albert André Anton Arie Bernard Bert Eddy Evert Fred Gerrit Guido
       Hein Herman Jacques Joop Karel Louis Martin Nico Piet Reinier Richard Robert Sjaak Stef Toon Wiebe
       Wilfred Willem Sjef`,
    ],
  ),
  en: names(
    [
      `Emma Olivia Grace Chloe Amelia Lucy Hannah Megan Jessica Sophie Holly Zoe Alice Freya Imogen Naomi Priya
       Rachel Abigail Bethany Harriet Isla Jasmine Leah Molly Phoebe Rosie Tara`,
      `Susan Karen Julie Helen Jane Alison Deborah Jacqueline Linda Christine Wendy Tracey Sharon Denise`,
    ],
    [
      `James Oliver Jack Harry Thomas George Daniel Samuel Ben Adam Liam Joshua Luke Ethan Ryan Nathan Callum
       Dylan Theo Max Arjun Marcus Elliot Owen Toby Connor Aaron Jamie`,
      `David Paul Andrew Mark Stephen Ian Graham Keith Kevin Philip Richard Martin Nigel Alan`,
    ],
  ),
  ie: names(
    [
      `Aoife Ciara Niamh Saoirse Orla Róisín Sinéad Clodagh Emer Gráinne Laoise Maeve`,
      `Siobhán Bríd Deirdre Máire Bernadette Noreen Fionnuala Geraldine`,
    ],
    [
      `Conor Cian Oisín Darragh Eoin Fionn Rory Cillian Declan Ronan Padraig Shane`,
      `Brendan Seamus Gerard Dermot Niall Donal Eamon Fergus`,
    ],
  ),
  de: names(
    [
      `Lena Anna Laura Julia Lisa Sarah Katharina Johanna Mia Marie Hannah Leonie Clara Franziska Theresa Jana
       Nina Vanessa Elif Paula Charlotte Emilia Greta Ida Carolin`,
      `Sabine Petra Susanne Andrea Claudia Birgit Martina Heike Gabriele Monika Ulrike Angelika Renate Silke`,
    ],
    [
      `Lukas Jonas Felix Leon Maximilian Paul Tim Jan Niklas Moritz Philipp Simon Tobias Florian Julian Fabian
       Emre Anton Jakob Emil Oskar Matthias Bastian Benedikt Linus`,
      `Thomas Michael Andreas Stefan Frank Uwe Jürgen Klaus Wolfgang Bernd Ralf Dieter Holger Rainer`,
    ],
  ),
  fr: names(
    [
      `Camille Léa Manon Chloé Julie Marine Pauline Clara Sarah Inès Lucie Mathilde Élodie Margaux Louise Amélie
       Anaïs Nadia Charlotte Juliette Alice Jeanne Zoé Élise`,
      `Nathalie Isabelle Sylvie Catherine Valérie Sandrine Véronique Christine Corinne Brigitte Florence Anne`,
    ],
    [
      `Lucas Hugo Thomas Nicolas Antoine Maxime Julien Alexandre Romain Clément Quentin Mathieu Adrien Bastien
       Karim Louis Gabriel Arthur Raphaël Simon Paul Rémi Théo Victor`,
      `Philippe Christophe Laurent Thierry Pascal Olivier Éric Alain Bruno Didier Patrick Gilles`,
    ],
  ),
  es: names(
    [
      `Lucía María Paula Laura Marta Carmen Sara Alba Elena Cristina Raquel Irene Nuria Andrea Claudia Silvia
       Rocío Noelia Julia Inés Carla Ainhoa`,
      `Pilar Mercedes Rosa Ana Isabel Teresa Montserrat Dolores Concha Begoña Amparo Lourdes`,
    ],
    [
      `Alejandro Daniel Pablo David Javier Álvaro Sergio Adrián Diego Carlos Mario Jorge Rubén Iván Marcos Hugo
       Raúl Víctor Óscar Gonzalo Nacho Mateo`,
      `Antonio Manuel Francisco José Miguel Rafael Fernando Luis Ángel Ramón Enrique Joaquín`,
    ],
  ),
  it: names(
    [
      `Giulia Chiara Francesca Martina Sara Alessia Elisa Valentina Silvia Federica Giorgia Laura Elena Sofia
       Beatrice Ilaria Arianna Camilla Marta Serena Noemi Greta`,
      `Paola Daniela Patrizia Antonella Roberta Cristina Simona Barbara Donatella Lucia Loredana Rita`,
    ],
    [
      `Marco Luca Andrea Matteo Alessandro Francesco Davide Lorenzo Simone Federico Gabriele Riccardo Stefano
       Nicola Tommaso Filippo Giacomo Edoardo Emanuele Pietro Michele Leonardo`,
      `Giuseppe Roberto Massimo Claudio Maurizio Paolo Giorgio Franco Sergio Fabrizio Carlo Bruno`,
    ],
  ),
  pl: names(
    [
      `Anna Katarzyna Agnieszka Magda Monika Joanna Natalia Karolina Zuzanna Julia Aleksandra Ola Paulina Marta
       Weronika Kinga Hanna Maja Iga Dominika`,
      `Małgorzata Barbara Ewa Grażyna Danuta Beata Bożena Elżbieta Halina Teresa Iwona Renata`,
    ],
    [
      `Piotr Michał Tomasz Jakub Kamil Mateusz Bartek Adam Łukasz Dawid Szymon Filip Wojtek Maciej Paweł Kacper
       Igor Hubert Konrad Krzysztof`,
      `Andrzej Marek Jerzy Zbigniew Janusz Ryszard Wiesław Mirosław Jacek Dariusz Leszek Bogdan`,
    ],
  ),
  da: names(
    [
      `Emma Ida Freja Sofie Mathilde Laura Clara Anna Cecilie Maja Signe Line Louise Camilla Julie Astrid Nanna
       Rikke`,
      `Anne Mette Hanne Kirsten Lene Susanne Helle Lone Bente Birgitte Gitte Inge`,
    ],
    [
      `Mikkel Frederik Magnus Emil Rasmus Mathias Oliver Nikolaj Jonas Anders Kasper Simon Christian Jacob
       Sebastian Tobias Malthe August`,
      `Lars Søren Henrik Jens Torben Flemming Per Ole Carsten Claus Steen Bjarne`,
    ],
  ),
  nb: names(
    [
      `Ingrid Nora Emma Silje Ida Thea Marte Hanna Maria Kristine Camilla Julie Sara Vilde Frida Tuva Solveig
       Marit`,
      `Anne Bente Berit Elin Grete Heidi Inger Kari Liv Randi Tone Wenche`,
    ],
    [
      `Magnus Jonas Sander Henrik Kristian Martin Andreas Eirik Sindre Lars Håkon Emil Tobias Even Ola Marius
       Vegard Simen`,
      `Bjørn Arne Geir Jan Knut Odd Per Rolf Svein Terje Tor Øyvind`,
    ],
  ),
  sv: names(
    [
      `Emma Elsa Alva Maja Ebba Linnea Sara Johanna Hanna Frida Amanda Elin Klara Matilda Sofia Ida Moa Josefin
       Vera Wilma`,
      `Anna Eva Birgitta Lena Karin Annika Marie Susanne Ulla Monica Gunilla Agneta`,
    ],
    [
      `Erik Oskar Viktor Gustav Axel Hugo Filip Anton Emil Johan Simon Jonas Linus Albin Elias Mattias Henrik
       Ludvig Rasmus Nils`,
      `Lars Anders Per Mikael Jan Göran Thomas Bengt Stefan Ulf Christer Håkan`,
    ],
  ),
  fi: names(
    [
      `Anni Emma Aino Sanna Laura Johanna Katri Noora Heidi Elina Jenni Iida Venla Suvi Kaisa Minna Saara Roosa`,
      `Päivi Tuula Anne Riitta Leena Marja Kirsi Sari Ritva Helena Arja Eija`,
    ],
    [
      `Mikko Antti Juho Ville Janne Aleksi Lauri Eetu Jussi Teemu Otto Olli Jaakko Tuomas Eero Niko Joonas Elias`,
      `Timo Kari Pekka Jukka Markku Hannu Seppo Matti Juha Heikki Esa Ari`,
    ],
  ),
} as const satisfies Record<string, Names>

type NameList = keyof typeof NAMES
