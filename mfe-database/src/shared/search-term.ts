import { SEARCH_MIN_LENGTH } from '@portico/domain';
import type { SearchParam } from '@portico/portal-kit';

/** What a list is searched for; '' for nothing, and for a term that is too short. */
export const searchTerm: SearchParam<string> = {
  fallback: '',
  read: (said) => (said.trim().length >= SEARCH_MIN_LENGTH ? said.trim() : undefined),
};
