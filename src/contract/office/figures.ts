import * as z from 'zod/mini'
import { Day } from '../fields.ts'
import { Id } from '../id.ts'
import { CaseKind } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'

/** How many days a period has. The one before it, which it is compared with, has as many. */
export const PERIOD_DAYS = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const
export type Period = keyof typeof PERIOD_DAYS
export const PERIODS = Object.keys(PERIOD_DAYS) as [Period, ...Period[]]

/** What the table can be by, and all but the site is what figures can be filtered by, too. */
export const FIGURE_PARTS = ['page', 'network', 'country', 'device'] as const
export const TABLES_BY = ['site', ...FIGURE_PARTS] as const
export type TableBy = (typeof TABLES_BY)[number]

/** A figure about fewer people than this is not shown to who sees no small groups. */
export const FEW_PEOPLE = 5

const Word = z.string().check(z.maxLength(120))
const FigureFilter = z.object({
  period: z._default(z.enum(PERIODS), 'month'),
  /** The last day; today without it. */
  until: z.optional(Day),
  site_id: z.optional(Id),
  page: z.optional(Word),
  network: z.optional(Word),
  country: z.optional(Word),
  device: z.optional(Word),
  by: z._default(z.enum(TABLES_BY), 'page'),
  /** Money of others is never added to it; without one it is that with most revenue. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
})
export type FigureFilter = z.output<typeof FigureFilter>

/** Null is what is about too few people for who asks. */
const Count = z.nullable(z.int())
const Counts = z.object({
  visits: z.int(),
  signups: Count,
  activated: Count,
  wrote: Count,
  bought: Count,
  orders: Count,
  first_orders: Count,
  credits_sold: Count,
  credits_spent: Count,
  messages: Count,
  /** In minor units, without VAT, less what went back. */
  revenue: Count,
})
export type FigureCounts = z.output<typeof Counts>

const Totals = z.object({
  ...Counts.shape,
  /** What members had at the end of the last day. */
  credits_owed: Count,
  refunded: Count,
  charged_back: Count,
})
export type FigureTotals = z.output<typeof Totals>

const DayCounts = z.object({ ...Counts.shape, day: z.string() })
export type DayCounts = z.output<typeof DayCounts>

const Line = z.object({ ...Counts.shape, key: z.string() })

const Cohort = z.object({
  week: z.string(),
  people: z.int(),
  /** By week after the signup, from the first one on. */
  active: z.array(Count),
})
export type Cohort = z.output<typeof Cohort>

const Handled = z.object({
  kind: CaseKind,
  waiting: z.int(),
  oldest_at: z.nullable(z.iso.datetime()),
  decided: z.int(),
  in_time: z.int(),
  /** Half of them took no longer. */
  median_minutes: z.nullable(z.int()),
})
export type Handled = z.output<typeof Handled>

export const FiguresAnswer = z.object({
  from: z.string(),
  until: z.string(),
  counted_at: z.nullable(z.iso.datetime()),
  currency: z.nullable(z.string()),
  currencies: z.array(z.string()),
  /** Whether figures about few people are shown. */
  shows_few: z.boolean(),
  totals: Totals,
  before: Totals,
  days: z.array(DayCounts),
  days_before: z.array(DayCounts),
  cohorts: z.array(Cohort),
  table: z.array(Line),
  /** What was folded, and how many lines that were. */
  more: z.nullable(z.object({ ...Line.shape, lines: z.int() })),
  choices: z.object({
    page: z.array(z.string()),
    network: z.array(z.string()),
    country: z.array(z.string()),
    device: z.array(z.string()),
  }),
  handled: z.array(Handled),
})
export type FiguresAnswer = z.output<typeof FiguresAnswer>

/** The figures of a period, the period before it, and where they come from. */
export const readFigures = officeEndpoint({
  method: 'GET',
  path: '/api/office/figures',
  needs: 'figures_read',
  input: FigureFilter,
  output: FiguresAnswer,
})

export const CSV_OF = ['days', 'table', 'cohorts'] as const

/** The same numbers for a spreadsheet. That they were taken is in the record. */
export const exportFigures = officeEndpoint({
  method: 'POST',
  path: '/api/office/figures-csv',
  needs: 'figures_read',
  input: z.object({ ...FigureFilter.shape, of: z.enum(CSV_OF) }),
  output: z.object({ csv: z.string(), rows: z.int() }),
})

export const PLOTS = ['revenue', 'credits', 'funnel'] as const

/** A plot as a picture of its own, drawn by the same functions as on the page. */
export const figurePlot = officeEndpoint({
  method: 'GET',
  path: '/api/office/figures-plot',
  needs: 'figures_read',
  input: z.object({ ...FigureFilter.shape, plot: z.enum(PLOTS) }),
  output: z.object({}),
})

export const TODAY_FIGURES = [
  'signups',
  'activated',
  'messages',
  'revenue',
  'credits_sold',
  'first_orders',
] as const
export type TodayFigure = (typeof TODAY_FIGURES)[number]

/** Six figures of today by the half-hour, beside the same day a week ago. They are counted when one asks. */
export const readToday = officeEndpoint({
  method: 'GET',
  path: '/api/office/figures-today',
  needs: 'figures_read',
  isSign: false,
  input: z.object({ site_id: z.optional(Id) }),
  output: z.object({
    currency: z.nullable(z.string()),
    figures: z.array(
      z.object({
        name: z.enum(TODAY_FIGURES),
        /** Until now, and a week ago until this time of day. Null is about too few people. */
        today: Count,
        before: Count,
        halves: z.array(z.int()),
        halves_before: z.array(z.int()),
      }),
    ),
  }),
})

/** How the machine is: what waits, what was given up, and whether a backup was proven. */
export const readMachine = officeEndpoint({
  method: 'GET',
  path: '/api/office/machine',
  needs: 'machine_read',
  isSign: false,
  input: z.object({}),
  output: z.object({
    waiting: z.int(),
    oldest_due_at: z.nullable(z.iso.datetime()),
    parked: z.array(z.object({ kind: z.string(), count: z.int(), last_error: z.string() })),
    mails_parked: z.int(),
    figures_counted_at: z.nullable(z.iso.datetime()),
    drill: z.nullable(
      z.object({
        at: z.iso.datetime(),
        backup: z.string(),
        seconds: z.int(),
        problems: z.array(z.string()),
      }),
    ),
    /** The newest backup that was put back and found whole. */
    proven: z.nullable(z.object({ at: z.iso.datetime(), backup: z.string() })),
  }),
})
