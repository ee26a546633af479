/** What calls itself a program. Those that pretend to be a browser are counted as one. */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|embedly|preview|monitor|lighthouse|pagespeed|archiver|validator|scan|curl|wget|python|java\/|okhttp|go-http|httpclient|axios|node-fetch|undici|^$/i

/** Whether somebody looks at a page who calls themselves by this user agent. */
export function isPerson(userAgent: string): boolean {
  return !PROGRAMS.test(userAgent.trim())
}
