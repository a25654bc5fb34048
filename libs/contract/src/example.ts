import type { PortalBoot, PublicConfig } from './types.js';

/** A complete public configuration, for tests: what the portal has without a settings file. */
export const EXAMPLE_CONFIG: PublicConfig = {
  site: { name: 'Portico', origin: 'http://localhost' },
  rates: { exp: 6, meso: 3, drop: 3, bossDrop: 3, isBeta: true },
  time: { zone: 'Asia/Tokyo' },
  links: { more: [] },
  identity: { registration: true, captcha: false, recovery: true, passkeys: true },
  voting: { sites: 3 },
};

/** What a page knows about the portal, for tests: the demo world in English. */
export const EXAMPLE_PORTAL: Omit<PortalBoot, 'texts' | 'registry' | 'pageData' | 'fills'> = {
  language: 'en',
  direction: 'ltr',
  basename: '',
  demo: true,
  unavailable: [],
  config: EXAMPLE_CONFIG,
  renderedAt: Date.UTC(2026, 0, 1),
};
