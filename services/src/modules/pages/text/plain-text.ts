import { withoutDirections } from '@portico/domain';

/** Removes direction marks around names: titles, search results and share cards would show them or turn the text around. */
export function plain(text: string | undefined): string | undefined {
  return text === undefined ? undefined : withoutDirections(text);
}
