/** A property of an object; undefined for any other value. */
export function propertyOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The own value behind a path of names; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (inner, name) => (Object.hasOwn(Object(inner), name) ? propertyOf(inner, name) : undefined),
    value,
  );
}

/** Tells objects from lists and simple values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is a text; empty for any other value. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
