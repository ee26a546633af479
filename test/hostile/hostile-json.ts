const DEPTH = 1_000

/** Bodies sent as JSON that are deep, odd or not JSON at all. */
export const HOSTILE_JSON: Record<string, () => string> = {
  'arrays 1,000 deep': () => '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'objects 1,000 deep': () => `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  'brackets never closed': () => '['.repeat(100_000),
  'ten thousand keys': () => `{${keys(10_000).join(',')}}`,
  'a key twice': () => '{"credits":1,"credits":1000000}',
  'own prototype': () => '{"__proto__":{"isAdmin":true}}',
  'constructor prototype': () => '{"constructor":{"prototype":{"isAdmin":true}}}',
  'numbers too large': () => '{"amount":1e400,"id":9007199254740993,"minus":-0}',
  'a lone surrogate': () => '{"name":"\\ud800"}',
  'a nul': () => '{"name":"a\\u0000b"}',
  'a bare string': () => '"text"',
  'a bare null': () => 'null',
  'a bare array': () => '[]',
  'a trailing comma': () => '{"a":1,}',
  'two values': () => '{"a":1}{"a":2}',
  'a byte order mark': () => '\ufeff{"a":1}',
  'not a number': () => '{"a":NaN,"b":Infinity}',
  'a comment': () => '{/* a */"a":1}',
  nothing: () => '',
}

function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `"key${index}":${index}`)
}
