/** A server: it has no access to the reader's clock, time zone and storage. */
export interface ServerPlace {
  /** The server's time, in milliseconds UTC. */
  now: number;
}

/** Renders like a server: at its own time and without browser data. Reading the runtime's time zone, language or storage throws. */
export async function asServer<T>({ now }: ServerPlace, render: () => Promise<T>): Promise<T> {
  const restore = [
    replace(globalThis, 'Date', dateAt(now)),
    replace(Intl, 'DateTimeFormat', ofGivenPlace(Intl.DateTimeFormat)),
    replace(Intl, 'NumberFormat', ofGivenLanguage(Intl.NumberFormat)),
    replace(String.prototype, 'localeCompare', compareInGivenLanguage),
    replace(Storage.prototype, 'getItem', () => {
      throw new Error('A server has no storage');
    }),
  ];
  try {
    return await render();
  } finally {
    for (const undo of restore) undo();
  }
}

/** Returns a function that undoes it. */
function replace(target: object, key: string, value: unknown): () => void {
  const before: unknown = Reflect.get(target, key);
  Reflect.set(target, key, value);
  return () => void Reflect.set(target, key, before);
}

function dateAt(now: number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, parts) => (parts.length === 0 ? new target(now) : Reflect.construct(target, parts)),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
}

function ofGivenPlace(format: typeof Intl.DateTimeFormat) {
  return new Proxy(format, {
    construct(target, [language, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      if (options?.timeZone === undefined) throw new Error('A date in the time zone of the runtime');
      return new target(given(language), options);
    },
  });
}

function ofGivenLanguage(format: typeof Intl.NumberFormat) {
  return new Proxy(format, {
    construct: (target, [language, options]: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new target(given(language), options),
  });
}

function compareInGivenLanguage(this: string, other: string, language?: Intl.LocalesArgument): number {
  return new Intl.Collator(given(language)).compare(this, other);
}

function given<T>(language: T): NonNullable<T> {
  if (language === undefined || language === null) throw new Error('Words in the language of the runtime');
  return language;
}
