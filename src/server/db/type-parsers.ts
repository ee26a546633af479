import pg from 'pg'

const { INT8, DATE } = pg.types.builtins
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TEXT_ARRAY: number = 1009

const parseTexts = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[]

const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [INT8_ARRAY]: (text) => parseTexts(text).map((entry) => (entry === null ? null : Number(entry))),
  // A date has no time and no zone: it stays 'YYYY-MM-DD'.
  [DATE]: (text) => text,
  [DATE_ARRAY]: parseTexts,
}

/** How values of the database become values of the code; all but these as the driver does it. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS[oid]) ?? pg.types.getTypeParser(oid, format),
}
