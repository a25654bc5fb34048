import { withoutDirections } from '@portico/domain';

/**
 * Removes direction marks around names. In titles, search results and share cards they would be visible, or
 * turn the text around.
 */
export function plain(text: string | undefined): string | undefined {
  return text === undefined ? undefined : withoutDirections(text);
}
