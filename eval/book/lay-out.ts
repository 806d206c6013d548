type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The order in which a page and its questions are read. */
const ORDER = [
  ...[
    'code',
    'm',
    'f',
    'id',
    'kind',
    'name',
    'field',
    'only',
    'reviewed',
    'variants',
    'activities',
    'questions',
  ],
  ...[
    'expected',
    'better',
    'text',
    'beginner',
    'practised',
    'expects',
    'faults',
    'followUp',
    'pitfall',
    'example',
    'fact',
  ],
  ...['decides', 'say', 'point', 'never', 'heard', 'weak', 'weight', 'value', 'tolerance', 'why'],
]
const DEEPEST = 2

/** A page as its file is written: each field of a question on a line, each point on one. */
export function layOut(page: Json): string {
  return `${inLines(page, 0)}\n`
}

function inLines(value: Json, depth: number): string {
  const margin = '  '.repeat(depth + 1)
  const end = `\n${'  '.repeat(depth)}`
  if (isList(value)) {
    if (value.length === 0 || !value.some(isObject)) return onOneLine(value)
    const isOfQuestions = value.some((item) => isObject(item) && 'expects' in item)
    const items = value.map((item) => (isOfQuestions ? inLines(item, depth + 1) : onOneLine(item)))
    return `[\n${items.map((item) => margin + item).join(',\n')}${end}]`
  }
  if (!isObject(value) || depth > DEEPEST) return onOneLine(value)
  const fields = fieldsOf(value).map(
    ([key, field]) => `${margin}${JSON.stringify(key)}: ${inLines(field, depth + 1)}`,
  )
  return `{\n${fields.join(',\n')}${end}}`
}

function onOneLine(value: Json): string {
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const fields = fieldsOf(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${onOneLine(field)}`,
  )
  return `{ ${fields.join(', ')} }`
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value)

function fieldsOf(value: { readonly [key: string]: Json }): [string, Json][] {
  const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)
  return Object.entries(value).sort(([one], [other]) => rank(one) - rank(other))
}
