import { apiQuery, type Answer } from '@portico/portal-kit';

export type Account = Answer<'/api/auth/user'>;
export type AccountCharacter = Account['characters'][number];

export function accountQuery() {
  return apiQuery('/api/auth/user', { authenticated: true });
}
