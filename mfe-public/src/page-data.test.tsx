import { matchPage, pageAddresses } from '@portico/contract';
import { portalJsonSchema } from '@portico/contract/schema';
import { renderInPortal } from '@portico/testing/react';
import { waitFor } from '@testing-library/react';
import portalJson from '../portal.json' with { type: 'json' };
import texts from './i18n/en.json' with { type: 'json' };
import { PublicRoutes } from './routes';

const { pages } = portalJsonSchema.parse(portalJson);

function ranAhead(path: string): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const match = matchPage(pages, pathname);
  return match === undefined ? [] : pageAddresses(match.page.data, match.params, searchParams);
}

describe('data that comes with a page', () => {
  it.each([
    '/',
    '/?top=ironman',
    '/rankings',
    '/rankings?page=3&job=dawn-warrior&sort=fame&search=a%20b',
    '/rankings?mode=hardcore&sort=bosses',
    '/rankings?mode=group-ironman&sort=total_level&page=2',
    '/features?tab=events&open=castle',
    '/download',
    '/group/4',
  ])('is exactly what %s asks first', async (path) => {
    const { asked } = renderInPortal(<PublicRoutes />, { path, texts: { 'mfe-public': texts } });
    await waitFor(() => expect(asked.toSorted()).toEqual(ranAhead(path).toSorted()));
  });
});
