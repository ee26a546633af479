// What a site has to show for each day: counted from the raw tables, and read by those who run it.

export { countPeriodically, rebuildFigures, refreshFigures } from './count-figures.ts'
export { figurePicture } from './figure-plots.ts'
export { figuresCsv } from './figures-csv.ts'
export { readFigures } from './read-figures.ts'
