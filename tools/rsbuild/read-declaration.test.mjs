import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  ALL_KINDS,
  addressOf,
  KIND_ROUTES,
  KINDS,
  matchPage,
  remoteForPath,
} from '../../libs/contract/dist/index.js';
import { portalJsonSchema } from '../../libs/contract/dist/schema.js';
import { projects, ROOT } from '../bootstrap/workspace.mjs';
import { writeFiles } from './build-files.mjs';
import { readDeclaration } from './read-declaration.mjs';

const REMOTES = projects().filter(({ tags }) => tags.includes('type:remote'));

const KIT = "import { definePage, defineRemote } from '@portico/portal-kit';";

/** The portal.json of a remote with these files. */
async function declarationOf(files) {
  const folder = writeFiles({
    'package.json': JSON.stringify({ name: 'mfe-sea', type: 'module' }),
    ...files,
  });
  try {
    return await readDeclaration(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const label = (text) => JSON.stringify({ sea: { navigation: text } });

describe('what a remote declares', () => {
  it('is its pages, with chunks, prefixes of all addresses and labels in each language', async () => {
    const portal = await declarationOf({
      'src/remote.tsx': `${KIT}
        import './sea.css';
        import { Frame } from './frame';
        const ships = definePage({
          path: '/ships/:id',
          lazy: () => import(/* webpackChunkName: "ships" */ './missing').then((page) => page.Ships),
          part: async () => (await import(/* webpackChunkName: "mast" */ './mast')).Mast,
          loader: ({ params, search }) => [{ queryKey: [\`/api/ships/\${params.id}?sail=\${search.get('sail')}\`] }],
          handle: { title: 'ships.title', description: 'ships.text', navigation: { label: 'sea.navigation', order: 7 } },
        });
        const harbour = definePage({
          path: '/sea',
          Component: Frame,
          views: [{ when: { tab: 'tide' }, lazy: () => import(/* webpackChunkName: "tide" */ './tide').then((page) => page.Tide), loader: () => [], handle: { title: 'tide.title', description: 'tide.text' } }],
          handle: { title: 'sea.title', description: 'sea.text', index: true, icon: 'map', menu: { label: 'sea.navigation' } },
        });
        export default defineRemote({
          name: 'mfe-sea',
          pages: [{ Component: Frame, permission: 'player', handle: { width: 'wide', index: false }, children: [ships, harbour] }],
          redirects: [{ from: '/boats/:id', to: '/ships/:id' }],
          slots: { 'item.offers': './catch' },
        });`,
      'src/frame.tsx': 'export const Frame = () => <p />;',
      'src/sea.css': '.a { color: blue; }',
      'src/i18n/en.json': label('Sea'),
      'src/i18n/he.json': label('ים'),
    });
    expect(portal).toMatchObject({
      name: 'mfe-sea',
      namespace: 'mfe-sea',
      paths: ['/ships', '/sea', '/boats'],
      navigation: [{ path: '/ships/:id', order: 7, permission: 'player', labels: { en: 'Sea', he: 'ים' } }],
      redirects: [{ from: '/boats/:id', to: '/ships/:id' }],
      slots: { 'item.offers': './catch' },
    });
    const shared = { permission: 'player', width: 'wide' };
    expect(JSON.parse(JSON.stringify(portal.pages))).toEqual([
      {
        ...shared,
        path: '/ships/:id',
        titleKey: 'ships.title',
        descriptionKey: 'ships.text',
        chunk: ['ships', 'mast'],
        loader: true,
        data: ['/api/ships/{id}?sail=null'],
        index: false,
      },
      {
        ...shared,
        path: '/sea',
        loader: true,
        data: [],
        titleKey: 'sea.title',
        icon: 'map',
        descriptionKey: 'sea.text',
        chunk: [{ name: 'tide', when: { tab: 'tide' } }],
        views: [{ when: { tab: 'tide' }, titleKey: 'tide.title', descriptionKey: 'tide.text' }],
        index: true,
      },
    ]);
  });

  it('is the file where a remote has one by hand: its code does not run', async () => {
    const files = { 'portal.json': '{"name":"mfe-sea"}', 'src/remote.tsx': "throw new Error('runs');" };
    expect(await declarationOf(files)).toEqual({ name: 'mfe-sea' });
  });

  it('is refused where nothing is declared', async () => {
    await expect(declarationOf({ 'src/remote.tsx': 'export default {};' })).rejects.toThrow('defineRemote');
    const other = `${KIT} export default defineRemote({ name: 'mfe-lake', pages: [] });`;
    await expect(declarationOf({ 'src/remote.tsx': other })).rejects.toThrow('mfe-lake');
  });
});

describe('the remotes of this repository', () => {
  let declared;

  beforeAll(async () => {
    const read = REMOTES.map(({ folder }) => readDeclaration(path.join(ROOT, folder)));
    declared = (await Promise.all(read)).map((portal) => portalJsonSchema.parse(portal));
  });

  it('are named as their packages', () => {
    expect(declared.map(({ name }) => name)).toEqual(REMOTES.map(({ name }) => name));
  });

  it.each(ALL_KINDS)('have a page of each kind, with its card and its site map: %s', (kind) => {
    const { plural, hasCard, isInSitemap } = KINDS[kind];
    const route = KIND_ROUTES[kind];
    const [, parameter = ''] = route.split(':');
    const address = addressOf(kind, 24);
    const match = matchPage(remoteForPath(declared, address)?.pages ?? [], address);
    expect(match?.page.path).toBe(route);
    expect(match?.params).toEqual({ [parameter]: '24' });
    const cards = [match?.page.card].filter((card) => card?.startsWith(`${kind}/`));
    expect(cards).toEqual(hasCard ? [`${kind}/{${parameter}}`] : []);
    expect(match?.page.sitemap).toBe(isInSitemap ? plural : undefined);
  });
});
