import type { PortalBoot, PortalPage, PublicConfig, RegistryRemote } from '../types.js';

/** A complete public configuration for tests: the portal's without a settings file. */
export const EXAMPLE_CONFIG: PublicConfig = {
  site: { name: 'Portico', origin: 'http://localhost' },
  rates: { exp: 6, meso: 3, drop: 3, bossDrop: 3, isBeta: true },
  guide: { isOn: true },
  onlineList: { isOn: true, showsMap: true },
  ironman: { isOn: true },
  time: { zone: 'Asia/Tokyo' },
  links: { more: [] },
  identity: { registration: true, captcha: false, recovery: true, passkeys: true },
  voting: { sites: 3 },
  drops: { changelog: true },
  developerTools: { isOn: true },
};

/** The facts that a page gets from the portal, for tests: the demo world in English. */
export const EXAMPLE_PORTAL: Omit<PortalBoot, 'texts' | 'registry' | 'pageData' | 'fills'> = {
  language: 'en',
  direction: 'ltr',
  basename: '',
  demo: true,
  unavailable: [],
  config: EXAMPLE_CONFIG,
  renderedAt: Date.UTC(2026, 0, 1),
};

/** A page of a remote, for tests: open to everyone unless told otherwise. */
export function examplePage(path: string, change: Partial<PortalPage> = {}): PortalPage {
  return {
    path,
    titleKey: 'title',
    descriptionKey: 'description',
    data: [],
    loader: false,
    permission: 'public',
    index: true,
    ...change,
  };
}

/** A live remote for tests. It owns the path of its first page and has only these pages. */
export function exampleRemote(
  name: string,
  pages: readonly PortalPage[],
  change: Partial<RegistryRemote> = {},
): RegistryRemote {
  const version = '1.0.0-00000001';
  const texts = `/releases/${name}/en.json`;
  return {
    name,
    scope: name.replaceAll('-', '_'),
    version,
    contract: 1,
    since: 0,
    namespace: name,
    entry: `/releases/${name}/${version}/remoteEntry.js`,
    chunks: [],
    css: [],
    texts: { language: texts, fallback: texts },
    paths: pages.slice(0, 1).map(({ path }) => path),
    pages: [...pages],
    navigation: [],
    ...change,
  };
}
