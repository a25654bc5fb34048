import { ApiFailure } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { VotesPage } from '../votes-page';
import { aCallback, aLog, aSite } from './votes-data';

export const SITES = '/api/voting/admin/sites';
export const CALLBACKS = '/api/voting/admin/callbacks';
export const BROKEN = new ApiFailure(503, {
  code: 'database.unavailable',
  msg: 'The database is away.',
  requestId: 'req-9',
});

export function open(api: Record<string, unknown>, path = '/admin/votes') {
  api[SITES] ??= { sites: [aSite()] };
  api[CALLBACKS] ??= aLog([aCallback()]);
  return renderInAdmin(<VotesPage />, { path, api });
}

/** Finds the row of a vote site. */
export async function rowOf(site: string) {
  const table = await screen.findByRole('table', { name: 'Vote sites' });
  return within(within(table).getByRole('row', { name: new RegExp(`^${site}`) }));
}
