import type { Answer } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { TEXTS } from '../../test/texts';
import { WorldMapPage } from './world-map-page';

const node = {
  streetName: 'Salt Road',
  town: false,
  kind: 'map' as const,
  mapCount: 1,
  levels: null,
  row: 0,
};

const REGION: Answer<'/api/maps/world'> = {
  region: { id: 104, name: 'Saltharbor' },
  columns: 2,
  rows: 2,
  nodes: [
    { ...node, id: 104000000, mapName: 'Saltharbor', town: true, column: 0 },
    { ...node, id: 104010000, mapName: 'Sunken Quay', levels: { from: 36, to: 39 }, column: 1 },
    {
      ...node,
      id: 100,
      mapName: 'Willowmere',
      kind: 'region',
      mapCount: 17,
      levels: { from: 7, to: 37 },
      column: 1,
      row: 1,
    },
  ],
  links: [
    { from: 0, to: 1, branch: true },
    { from: 0, to: 2, branch: true },
    { from: 1, to: 2, branch: false },
  ],
  importedAt: 1,
  dropsAsOf: 1,
};

// jsdom has none.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const open = (answer: unknown) =>
  renderInPortal(<WorldMapPage />, {
    path: '/world-map?region=104',
    api: { '/api/maps/world?region=104': answer },
    texts: { 'mfe-database': texts },
  });

it('draws maps as links in their places, ways out to other regions, and every portal', async () => {
  const { container } = open(REGION);
  const scene = within(await screen.findByRole('region', { name: /Drawing of .*Saltharbor/ }));
  expect(scene.getByRole('link', { name: /Sunken Quay.*Lv. 36/ })).toHaveAttribute('href', '/map/104010000');
  expect(scene.getByRole('link', { name: /Willowmere.*Lv. 7/ })).toHaveAttribute(
    'href',
    '/world-map?region=100',
  );
  const place = scene.getByRole('link', { name: /Sunken Quay/ }).closest('li');
  expect(place?.style.getPropertyValue('--column')).toBe('1');
  const [crossing, branches] = [...container.querySelectorAll('svg[viewBox="0 0 2 2"] path')];
  expect(crossing?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  expect(branches?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(screen.getByText('2 maps')).toBeInTheDocument();
  expect(screen.getByText(/Lv. 7.37 · 17 maps/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All regions' })).toHaveAttribute('href', '/world-map');
});

it('says the same in words', async () => {
  open(REGION);
  const notes = await screen.findAllByText(/^Leads to/);
  expect(notes.map((note) => note.textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Leads to Sunken Quay · Willowmere',
    'Leads to Saltharbor · Willowmere',
    'Leads to Saltharbor · Sunken Quay',
  ]);
});

it('says when there is no such region, and where no portal is known', async () => {
  open(new ApiFailure(404, { code: 'catalog.map_not_found', msg: 'Map not found', requestId: 'req-1' }));
  expect(await screen.findByRole('heading', { name: 'Map not found' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  open({ ...REGION, region: null, nodes: [], links: [] });
  expect(await screen.findByText('No map has a portal to another.')).toBeInTheDocument();
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<WorldMapPage />, {
    path: '/world-map?region=104',
    language,
    texts: { 'mfe-database': TEXTS[language] },
    answers: { '/api/maps/world?region=104': REGION },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
