import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { StartupError } from '../errors/index.js';
import { loadConfig } from './load-config.js';

let home: string;

const EXAMPLE_CONFIG_ON_8080 = {
  ...EXAMPLE_CONFIG,
  site: { ...EXAMPLE_CONFIG.site, origin: 'http://localhost:8080', offline: true },
};

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-config-'));
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const load = (environment: NodeJS.ProcessEnv = {}) => loadConfig({ PORTICO_HOME: home, ...environment });

const withFile = (content: string) => {
  const file = join(home, 'settings.json');
  writeFileSync(file, content);
  return () => load({ PORTICO_CONFIG: file });
};

describe('portico.config.json', () => {
  test('has a default for every key', () => {
    const config = withFile('{}')();
    expect(config.server).toMatchObject({
      rankings: { hideGmFrom: 2 },
      admin: { gmLevel: 3 },
      session: { idleHours: 12, absoluteDays: 7 },
    });
  });

  test.each([
    ['{"server": {"rankings": {"hideGmFrom": "2"}}}', /server\.rankings\.hideGmFrom: /],
    ['{"server": {"rankings": {"hideGm": 2}}}', /server\.rankings\.hideGm: is not a known key$/],
    [
      '{"public": {"site": {"origin": "https://example.org/path"}}}',
      /public\.site\.origin: must be only scheme and host/,
    ],
    ['{"public": {"site": {"origin": "nope"}}}', /public\.site\.origin: /],
    [
      '{"server": {"http": {"remoteOrigins": ["http://cdn.example.org"]}}}',
      /remoteOrigins\.0: must be https/,
    ],
    [
      '{"server": {"http": {"remoteOrigins": ["https://a.example/x; b"]}}}',
      /remoteOrigins\.0: must be https/,
    ],
    ['{"server": {"bridge": {"kind": "magic"}}}', /server\.bridge\.kind: /],
    ['{"server": {"game": {"port": 0}}}', /server\.game\.port: /],
    ['{"sever": {}}', /sever: is not a known key$/],
    ['{"public": {"site": {"hue": 360}}}', /public\.site\.hue: /],
    ['{"public": {"site": {"hue": 12.5}}}', /public\.site\.hue: /],
    ['{"public": {"site": {"logo": "logo.exe"}}}', /public\.site\.logo: must be the name of an \.svg/],
    ['{"public": {"site": {"logo": "absent.svg"}}}', /public\.site\.logo: there is no file .*absent\.svg$/],
    ['{"public": {"rates": {"exp": -1}}}', /public\.rates\.exp: /],
    ['{"public": {"rates": {"isBeta": "yes"}}}', /public\.rates\.isBeta: /],
    ['{"public": {"time": {"zone": "Mars/Olympus"}}}', /public\.time\.zone: must be a time zone/],
    ['{"public": {"links": {"chat": "http://chat.example"}}}', /public\.links\.chat: must be .* https:/],
    ['{"public": {"links": {"forum": "javascript:alert(1)"}}}', /public\.links\.forum: must be .* https:/],
    ['{"public": {"links": {"more": [{"url": "https://a.example"}]}}}', /public\.links\.more\.0\.label: /],
    [
      '{"public": {"links": {"more": [{"url": "https://a.example", "label": {"he": "x"}}]}}}',
      /public\.links\.more\.0\.label\.en: /,
    ],
    [
      '{"public": {"links": {"more": [{"url": "https://a.example", "label": {"en": "x", "tlh": "y"}}]}}}',
      /public\.links\.more\.0\.label\.tlh: is not a known key$/,
    ],
    ['{"server": {"game": {"timeZone": ""}}}', /server\.game\.timeZone: must be a time zone/],
    [
      '{"server": {"search": {"aliases": {"x": ["Ferry Oar"]}}}}',
      /server\.search\.aliases\.x: must have 2 to 64 characters$/,
    ],
    ['{"server": {"search": {"aliases": {"boat": []}}}}', /server\.search\.aliases\.boat: .*>=1 items/],
    ['{"server": {"search": {"aliases": {"boat": [7]}}}}', /server\.search\.aliases\.boat\.0: /],
    [
      '{"server": {"search": {"aliases": {"boat": [{"kind": "ship", "id": 7}]}}}}',
      /server\.search\.aliases\.boat\.0\.kind: .*"item"\|"monster"/,
    ],
    [
      '{"server": {"search": {"aliases": {"boat": [{"kind": "item", "id": 7.5}]}}}}',
      /server\.search\.aliases\.boat\.0\.id: /,
    ],
    ['{', /is not valid JSON/],
    ['[]', /the file: /],
  ])('refuses %s with one line that names the key', (content, line) => {
    expect(withFile(content)).toThrow(StartupError);
    expect(withFile(content)).toThrow(line);
  });

  test('of a newer portal may have keys that this one does not know, which are named and skipped', () => {
    const content = {
      version: '999.0.0',
      weather: { isOn: true },
      public: { site: { name: 'Willow Keep', font: 'serif' } },
      server: { limits: { spend: 7, glide: 5 } },
    };
    const { env, server, public: shown } = withFile(JSON.stringify(content))();
    expect([...(env.skippedSettings ?? [])].sort()).toEqual([
      'public.site.font',
      'server.limits.glide',
      'weather',
    ]);
    expect([shown.site.name, server.limits.spend]).toEqual(['Willow Keep', 7]);
  });

  test.each([
    ['of this version or an older one', { version: '0.0.1', weather: {} }, /weather: is not a known key$/],
    [
      'that is wrong in a newer file too',
      { version: '999.0.0', server: { limits: { spend: 'x' } } },
      /server\.limits\.spend: /,
    ],
    ['whose version is none', { version: 'next', weather: {} }, /: version: must be a version/],
  ])('refuses a key %s', (_, content, line) => {
    expect(withFile(JSON.stringify(content))).toThrow(line);
  });

  test('may begin with the mark that editors of Windows write', () => {
    const config = withFile('\uFEFF{"public": {"site": {"name": "Willow Keep"}}}')();
    expect(config.public.site.name).toBe('Willow Keep');
  });

  test('takes one text for all languages, or one a language', () => {
    const label = { en: 'Rules', he: 'חוקים' };
    const more = [
      { label: 'Wiki', url: 'https://wiki.example/' },
      { label, url: 'https://rules.example/a?b=c' },
    ];
    const config = withFile(JSON.stringify({ public: { links: { more } } }))();
    expect(config.public.links.more).toEqual(more);
  });

  test('takes what players say of names and ids', () => {
    const aliases = {
      boat: ['Ferry Oar', { kind: 'map', id: 104000000 }],
      배편: [{ kind: 'item', id: 1302000 }],
    };
    const config = withFile(JSON.stringify({ server: { search: { aliases } } }))();
    expect(config.server.search.aliases).toEqual(aliases);
    expect(load().server.search.aliases).toEqual({});
  });

  test('has links of a community in the demo world, unless the owner has some', () => {
    expect(Object.keys(load().public.links)).toEqual(['chat', 'forum', 'more']);
    const own = withFile('{"public": {"links": {"chat": "https://chat.example/"}}}')();
    expect(own.public.links.chat).toBe('https://chat.example/');
  });

  test('finds the logo beside the file, and tells visitors its address, not where it lies', () => {
    writeFileSync(join(home, 'our-name.png'), 'picture');
    const config = withFile('{"public": {"site": {"logo": "our-name.png", "hue": 210}}}')();
    expect(config.logo?.file).toBe(join(home, 'our-name.png'));
    expect(config.public.site).toMatchObject({ logo: '/brand/logo.png', hue: 210 });
    expect(JSON.stringify(config.public)).not.toContain(home);
  });

  test('refuses a logo that would weigh more than a page', () => {
    writeFileSync(join(home, 'logo.png'), Buffer.alloc(600 * 1024));
    expect(withFile('{"public": {"site": {"logo": "logo.png"}}}')).toThrow(
      /public\.site\.logo: is larger than 512 KiB$/,
    );
  });

  test('says so when the named file is not there', () => {
    expect(() => load({ PORTICO_CONFIG: join(home, 'absent.json') })).toThrow(/the file does not exist/);
  });

  test('gives nothing of the server half to the public half', () => {
    const PORTICO_TOKEN_SECRET = 's'.repeat(48);
    const config = load({ PORTICO_DATABASE_URL: 'mysql://game@localhost/game', PORTICO_TOKEN_SECRET });
    const { identity } = EXAMPLE_CONFIG_ON_8080;
    expect(config.public).toEqual({
      ...EXAMPLE_CONFIG_ON_8080,
      identity: { ...identity, recovery: false },
      rates: { isBeta: false },
      guide: { isOn: false },
      onlineList: { isOn: true, showsMap: false },
      ironman: { isOn: false },
      voting: { sites: 0 },
      drops: { changelog: false },
      developerTools: { isOn: false },
    });
    expect(JSON.stringify(config.public)).not.toContain(config.env.tokenSecret);
  });

  test('has the developer pages in the demo world alone, unless the owner says so', () => {
    const toolsOf = (isOn: boolean, environment = {}) => {
      withFile(JSON.stringify({ public: { developerTools: { isOn } } }));
      return load({ ...environment, PORTICO_CONFIG: join(home, 'settings.json') }).public.developerTools;
    };
    expect(toolsOf(true, { PORTICO_DATABASE_URL: 'mysql://game@localhost/game' })).toEqual({ isOn: true });
    expect(toolsOf(false)).toEqual({ isOn: false });
    expect(withFile('{"public": {"developerTools": {"xmlOrigin": "http://localhost:3001/xml"}}}')).toThrow(
      /public\.developerTools\.xmlOrigin: must be only scheme and host/,
    );
  });

  test('offers recovery by mail where mails can be sent or, in the demo world, shown', () => {
    const attached = { PORTICO_DATABASE_URL: 'mysql://game@localhost/game' };
    const offersRecovery = (environment = {}) => load(environment).public.identity.recovery;
    expect(offersRecovery()).toBe(true);
    expect(offersRecovery(attached)).toBe(false);
    expect(offersRecovery({ ...attached, PORTICO_SMTP_URL: 'smtp://mail.example' })).toBe(true);
  });
});
