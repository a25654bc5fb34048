import type { TextBundle } from '../texts';
import { flatten, withoutPluralForm } from './read-texts';

const LITERAL = /'([\w.-]+)'|"([\w.-]+)"/g;
const TEMPLATE = /`([^`\s]*\$\{[^`]*)`/g;
const PLACEHOLDER = /\$\{[^}]*\}/;

/** Texts of a page's head, which its declaration names together: `market.meta`. */
const HEAD = /(?<=\.meta)\.(?:title|description|keywords)$/;

/**
 * Keys that no source names: as a literal, or as what a template such as `status.${state}` can become. A template that begins with a
 * placeholder, such as `${page}.title`, continues literals only. `sources`: contents, without tests.
 */
export function unusedKeys(english: TextBundle, sources: readonly string[]): string[] {
  const literals = new Set<string>();
  const patterns: KeyPattern[] = [];
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
      !patterns.some(({ pattern, isContinued }) => {
        const [match, start = ''] = pattern.exec(named) ?? [];
        return match !== undefined && (!isContinued || literals.has(start));
      })
    );
  });
}

interface KeyPattern {
  pattern: RegExp;
  /** The first group has to be a literal of the sources. */
  isContinued: boolean;
}

/** A template without a literal part could become any key, so it has no pattern. */
function patternOf(template: string): KeyPattern[] {
  const parts = template.split(PLACEHOLDER);
  if (!parts.every((part) => /^[\w.-]*$/.test(part)) || !parts.some((part) => /\w\.|\.\w/.test(part)))
    return [];
  const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('(.+)')}$`);
  return [{ pattern, isContinued: parts[0] === '' }];
}
