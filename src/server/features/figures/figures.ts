// What a site has to show for each day: counted from the raw tables, and read by those who run it.

export { countPeriodically, rebuildFigures, refreshFigures } from './count-figures.ts'
