type Limit = {
  readonly max: number
  readonly seconds: number
  /** Whether the count must survive a restart and hold across processes: kept in the database. */
  readonly isKept: boolean
}

/** Every limit of the product. A caller may do `max` things in `seconds`; one more is refused until the window ends. */
export const LIMITS = {
  api_by_visitor: { max: 300, seconds: 5 * 60, isKept: false },
  api_by_member: { max: 1500, seconds: 5 * 60, isKept: false },
  login_by_address: { max: 25, seconds: 5 * 60, isKept: true },
  login_by_email: { max: 10, seconds: 15 * 60, isKept: true },
  geocode: { max: 10, seconds: 60 * 60, isKept: false },
  csp_report: { max: 30, seconds: 5 * 60, isKept: false },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
