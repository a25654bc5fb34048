type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** Dotted keys of all leaves of a texts file; the plural forms of one text are one key. */
export type TextKey<T> = T extends object
  ? { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}` }[keyof T &
      string]
  : never;

/** Values for `{{placeholders}}`; `count` chooses the plural form, and `{{count, number}}` prints it in the digits and groups of the language. */
export type TextParams = Record<string, string | number>;

/** Looks a text up in one namespace, in the language of the page. */
export type TextFunction<T> = (key: TextKey<T>, params?: TextParams) => string;
