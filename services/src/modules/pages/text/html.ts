/** Trusted markup: output of `markup` and `jsonForScript`, our own scripts, rendered pages. Everything else is escaped. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup with its values escaped for text and quoted attributes. Lists are joined; `false` and `undefined` become empty. */
export function markup(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, index) => text + markupOf(values[index - 1]) + part));
}

/** JSON that no string can end its script element with. It is also one line of JavaScript. */
export function jsonForScript(value: unknown): Html {
  const text = JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Html(text);
}

function markupOf(value: HtmlValue): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string')
    return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  if (typeof value === 'number') return String(value);
  return value.map(markupOf).join('');
}
