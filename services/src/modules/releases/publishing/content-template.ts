import { join } from 'node:path';
import Mustache from 'mustache';

/** A span of a Mustache template: its kind (`name`, `#`, `^`, `text`, ...), its content, and for sections what is inside. */
type Span = [kind: string, content: string, start: number, end: number, inside?: Span[] | string];

/** Kinds that a content template may use: everything is escaped, and nothing is fetched from elsewhere. */
const ALLOWED = new Set(['name', '#', '^', 'text', '!']);

const ACTIVE_MARKUP =
  /<\s*(?:script|style|iframe|object|embed|link|meta|base)\b|[\s/"']on\w+\s*=|[\s/"']style\s*=/i;

/** A tag of HTML from end to end, with values in quotes alone: what is not there must not make another tag of it. */
const WHOLE_TAG = /<\/?[a-z][a-z0-9-]*(?![a-z0-9-])(?:[^"'<>{]|\{(?!\{)|"[^"<]*"|'[^'<]*')*>/gi;

/** Elements that would take what stands behind them in the page for their own text. */
const SWALLOWING = /<(?:frameset|noembed|noframes|noscript|plaintext|select|template|textarea|title|xmp)\b/i;

const MAX_QUOTED_LENGTH = 40;

/**
 * What is wrong with a content template of a remote; undefined when it may be released. A template is logic-less Mustache
 * without unescaped values, partials, other delimiters and active markup.
 */
export function contentTemplateProblem(template: string): string | undefined {
  let spans: Span[];
  try {
    spans = Mustache.parse(template) as Span[];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const all = allSpans(spans);
  const foreign = all.find(([kind]) => !ALLOWED.has(kind));
  if (foreign !== undefined)
    return `{{${foreign[0]}${foreign[1]}}} is not allowed: values are always escaped`;
  const inherited = all.find(([kind, name]) => kind !== 'text' && kind !== '!' && isInherited(name));
  if (inherited !== undefined) return `{{${inherited[1]}}} is not allowed: it is no field of an answer`;
  const active = ACTIVE_MARKUP.exec(template) ?? SWALLOWING.exec(template);
  if (active !== null) return `${active[0].trim()} is not allowed`;
  const rest = template.replaceAll(WHOLE_TAG, '');
  const broken = rest.indexOf('<');
  if (broken === -1) return undefined;
  return `${rest.slice(broken, broken + MAX_QUOTED_LENGTH)} is no whole tag, or has {{...}} outside of quotes`;
}

/** Whether a part of a dotted name is what every object has: behind it lie the objects of the portal itself. */
function isInherited(name: string): boolean {
  return name.split('.').some((part) => part in Object.prototype);
}

/** The keys of texts that a template names outright, as `{{#t}}page.title{{/t}}`. */
export function contentTextKeys(template: string): string[] {
  return allSpans(Mustache.parse(template) as Span[]).flatMap((span) => {
    const [kind, name] = span;
    const [only, ...others] = insideOf(span);
    const isPlain = kind === '#' && name === 't' && only?.[0] === 'text' && others.length === 0;
    return isPlain ? [textKey(only[1]).key] : [];
  });
}

/** `key` or `key, field`: a text, and the field that its plural counts. */
export function textKey(written: string): { key: string; counted: string | undefined } {
  const [key = '', counted] = written.split(',').map((part) => part.trim());
  return { key, counted };
}

function allSpans(spans: readonly Span[]): Span[] {
  return spans.flatMap((span) => [span, ...allSpans(insideOf(span))]);
}

/** Sections alone have spans inside; a partial has its indentation there. */
function insideOf([, , , , inside]: Span): Span[] {
  return Array.isArray(inside) ? inside : [];
}

/** Where a release keeps the template that `portal.json` names. */
export function contentFile(name: string): string {
  return join('content', name);
}
