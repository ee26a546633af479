/** Where people write to each other elsewhere. */
const PLACES =
  'instagram|insta|snapchat|snap|kik|telegram|whats ?app|signal|discord|skype|tik ?tok|facebook|messenger|onlyfans|viber|wechat|twitter'
/** Short for those; these are other words too. */
const SHORT = 'ig|sc|tg|fb|wa|of'

const HANDLES = [
  /(?<![\w.@])@[a-z][\w.]{2,}/,
  // insta: name, snap = name, ig - name
  new RegExp(String.raw`\b(?:${PLACES}|${SHORT})\s*(?:[:=]|->|=>|→)+\s*@?[a-z\d][\w.-]{2,}`),
  // insta noor_90, snapchat is noor90, zoek me op insta noor.90
  new RegExp(
    String.raw`\b(?:${PLACES})\s+(?:(?:is|naam|name|heet|heit|account|user|username|op|me|mij)\s+){0,3}(?=[\w.]*[a-z])(?=[\w.]*(?:\d|_|[a-z]\.[a-z]))[a-z\d_][\w.]{2,}`,
  ),
  /\b(?:t\.me|wa\.me|m\.me|fb\.me|linktr\.ee|discord\.gg)\b/,
]

/** Whether a plain text in small letters tells a name on another service. */
export function hasHandle(text: string): boolean {
  return HANDLES.some((handle) => handle.test(text))
}
