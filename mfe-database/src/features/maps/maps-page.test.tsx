import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { TEXTS } from '../../test/texts';
import { mapsSearch } from './maps.queries';

const STAMP = { importedAt: 1_767_225_600_000, dropsAsOf: 1_767_225_600_000 };

const FOUND: Answer<'/api/maps/search'> = {
  maps: [
    {
      id: 0,
      mapName: 'The Gangplank',
      streetName: 'Sprout Isle',
      town: false,
      drawn: true,
      region: 'Maple Island',
      levels: { from: 1, to: 1 },
      monsterIds: [100100],
      monsterKinds: 1,
      matches: [],
    },
  ],
  pagination: { page: 1, limit: 50, total: 1, pages: 1 },
  ...STAMP,
};

const DETAIL: Answer<'/api/maps/{id}'> = {
  map: {
    id: 0,
    mapName: 'The Gangplank',
    streetName: 'Sprout Isle',
    town: false,
    mapDesc: '',
    mapDescRuns: [],
    fieldLimit: 0,
    restrictions: [],
    returnMap: 999_999_999,
    returnMapName: null,
    mapMark: '',
    minimap: null,
    drawing: null,
    portals: [],
    monsters: [],
    expPerHour: null,
    npcs: [],
    reactors: [],
  },
  ...STAMP,
};

const API = { '/api/maps/search?sort=level': FOUND, '/api/maps/0': DETAIL };

function open(path: string, api: Record<string, unknown> = API) {
  return renderInPortal(<remote.Component />, { path, api, texts: { 'mfe-database': texts } });
}

beforeAll(() => remote.prepare?.('/database', new URLSearchParams({ tab: 'maps' })));

describe('maps of the database', () => {
  it('shows the details of map 0 beside the list, and closes them', async () => {
    open('/database?tab=maps&map=0');
    const panel = within(await screen.findByRole('complementary', { name: 'Map details' }));
    expect(await panel.findByRole('heading', { level: 2, name: 'The Gangplank' })).toBeInTheDocument();
    expect(panel.getByText('Map visualization not available')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/map/0');
    expect(panel.getByRole('link', { name: 'Close the details' })).toHaveAttribute(
      'href',
      '/database?tab=maps',
    );
    const rows = within(screen.getByRole('region', { name: 'All Maps' }));
    expect(await rows.findByRole('link', { name: 'The Gangplank' })).toHaveAttribute('aria-current', 'true');
  });

  it('keeps name, number and area of the list where the details do not come', async () => {
    const failure = new ApiFailure(500, { code: 'portal.internal', msg: 'no', requestId: 'req-9' });
    open('/database?tab=maps&map=0', { ...API, '/api/maps/0': failure });
    const panel = within(await screen.findByRole('complementary', { name: 'Map details' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('req-9');
    expect(await panel.findByRole('heading', { level: 2, name: 'The Gangplank' })).toBeInTheDocument();
    expect(panel.getByText('Sprout Isle')).toBeInTheDocument();
    expect(panel.getAllByText('ID 0')[0]).toBeInTheDocument();
  });

  it('opens nothing for a number that is none', async () => {
    open('/database?tab=maps&map=zero');
    expect(await screen.findByText('Select a map to view details')).toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('proposes other names where nothing is found', async () => {
    open('/database?tab=maps&query=gangplnk', {
      '/api/maps/search?q=gangplnk': {
        ...FOUND,
        maps: [],
        nearest: [{ id: 0, name: 'The Gangplank' }],
      },
    });
    expect(await screen.findByText('No maps found matching your search.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The Gangplank' })).toHaveAttribute('href', '/map/0');
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/database?tab=maps&map=0',
    language,
    texts: { 'mfe-database': TEXTS[language] },
    answers: API,
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});

it('reads no more of a search than the API takes, and none that is too short', () => {
  const read = (query: string) => mapsSearch.read(new URLSearchParams({ query })).query;
  expect(read('a'.repeat(65))).toBe('a'.repeat(64));
  expect(read(' a ')).toBe('');
});
