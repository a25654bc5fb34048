import type { RegistryNavigation } from '@portico/contract';
import { currentEntry } from './use-navigation';

const entryAt = (path: string, place?: RegistryNavigation['place']): RegistryNavigation => ({
  path,
  order: 1,
  label: path,
  permission: 'public',
  place,
});

const REMOTES = [
  { paths: ['/', '/rankings', '/player'], navigation: [entryAt('/rankings')] },
  { paths: ['/database', '/item'], navigation: [entryAt('/database'), entryAt('/training', 'menu')] },
  { paths: ['/admin', '/logs'], navigation: [entryAt('/admin'), entryAt('/admin/players')] },
];

describe('currentEntry', () => {
  it('is the entry above the page', () => {
    expect(currentEntry(REMOTES, '/database')).toEqual({ path: '/database', current: 'page' });
    expect(currentEntry(REMOTES, '/admin/releases')).toEqual({ path: '/admin', current: 'page' });
  });

  it('is the nearest of two entries above the page', () => {
    expect(currentEntry(REMOTES, '/admin/players/7')).toEqual({ path: '/admin/players', current: 'page' });
  });

  it('is the only entry in the bar of the remote that owns a page elsewhere', () => {
    expect(currentEntry(REMOTES, '/item/1302000')).toEqual({ path: '/database', current: 'true' });
    expect(currentEntry(REMOTES, '/player/7')).toEqual({ path: '/rankings', current: 'true' });
  });

  it('is none where the remote has several entries and the page is below none', () => {
    expect(currentEntry(REMOTES, '/logs')).toBeUndefined();
  });

  it('is none at home and at an address that no remote owns', () => {
    expect(currentEntry(REMOTES, '/')).toBeUndefined();
    expect(currentEntry(REMOTES, '/nowhere')).toBeUndefined();
  });
});
