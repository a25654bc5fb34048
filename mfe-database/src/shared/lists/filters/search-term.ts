import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@portico/domain';
import { freeText, type SearchParam } from '@portico/portal-kit';

const text = freeText(SEARCH_MAX_LENGTH);

/** The search term of a list; '' if it is empty or too short. */
export const searchTerm: SearchParam<string> = {
  ...text,
  read: (said) => {
    const term = text.read(said);
    return term !== undefined && term.length >= SEARCH_MIN_LENGTH ? term : undefined;
  },
};
