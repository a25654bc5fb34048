import { withoutDirections } from '@portico/domain';

/**
 * Texts isolate the names in them for readers; in a title, a search result or a share card the marks would show, and those
 * of a name turn the rest round.
 */
export function plain(text: string | undefined): string | undefined {
  return text === undefined ? undefined : withoutDirections(text);
}
