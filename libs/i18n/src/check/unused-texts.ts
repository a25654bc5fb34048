import type { TextBundle } from '../texts';
import { flatten, withoutPluralForm } from './read-texts';

const LITERAL = /'([\w.-]+)'|"([\w.-]+)"/g;
const TEMPLATE = /`([^`\s]*\$\{[^`]*)`/g;
const PLACEHOLDER = /\$\{[^}]*\}/;

/** Texts of a page's head, which its declaration names together: `market.meta`. */
const HEAD = /(?<=\.meta)\.(?:title|description|keywords)$/;

/** Keys that no source names: as a literal, or as what a template such as `status.${state}` can become. `sources`: contents, without tests. */
export function unusedKeys(english: TextBundle, sources: readonly string[]): string[] {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const source of sources) {
    for (const [, single, double] of source.matchAll(LITERAL)) literals.add(single ?? double ?? '');
    for (const [, template = ''] of source.matchAll(TEMPLATE)) patterns.push(...patternOf(template));
  }
  const texts = flatten(english);
  return [...texts.keys()].filter((key) => {
    const named = withoutPluralForm(texts, key);
    return (
      !literals.has(named) &&
      !literals.has(named.replace(HEAD, '')) &&
      !patterns.some((pattern) => pattern.test(named))
    );
  });
}

/** A template without a literal part could become any key, so it has no pattern. */
function patternOf(template: string): RegExp[] {
  const parts = template.split(PLACEHOLDER);
  if (!parts.every((part) => /^[\w.-]*$/.test(part)) || !parts.some((part) => /\w\.|\.\w/.test(part)))
    return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)];
}
