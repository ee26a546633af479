export const DEV_MAIL_CSS = `
:root { color-scheme: light dark; --paper: #faf6f0; --surface: #fffdfa; --sunken: #f2eadf; --line: #e7dccd; --ink: #221713; --ink-2: #57473e; --ink-3: #746256; }
@media (prefers-color-scheme: dark) { :root { --paper: #14100e; --surface: #1e1815; --sunken: #292019; --line: #362b25; --ink: #f6eee5; --ink-2: #cdbfb2; --ink-3: #a69486; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Figtree, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 48px 20px 72px; }
h1 { margin: 0 0 4px; font-size: 34px; line-height: 1.06; letter-spacing: -.03em; text-wrap: balance; }
h2 { margin: 32px 0 8px; font-size: 15px; }
.lead { margin: 0 0 28px; color: var(--ink-2); }
code { padding: 2px 6px; border-radius: 8px; background: var(--sunken); font-size: 14px; }
.mails { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 22px; overflow: hidden; background: var(--surface); }
.mails li + li { border-top: 1px solid var(--line); }
.mails a, .sms { display: grid; grid-template-columns: minmax(0, 15em) minmax(0, 1fr) auto; gap: 4px 20px; padding: 16px 20px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--sunken); }
.mails a > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to { color: var(--ink-2); }
time { color: var(--ink-3); font-size: 14px; font-variant-numeric: tabular-nums; }
.empty { padding: 48px 20px; border: 1px dashed var(--line); border-radius: 22px; color: var(--ink-2); text-align: center; }
.back { color: var(--ink-2); }
iframe { display: block; width: 100%; height: 780px; border: 1px solid var(--line); border-radius: 22px; background: var(--surface); }
pre { margin: 0; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
pre a { color: inherit; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
@media (max-width: 640px) { main { padding: 32px 16px 48px; } .mails a, .sms { grid-template-columns: 1fr; } .mails a > * { white-space: normal; overflow-wrap: anywhere; } }
`
