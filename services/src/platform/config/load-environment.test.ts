import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../errors/index.js';
import { loadConfig } from './load-config.js';
import { createTokenSecret, keepTokenSecret } from './token-secret.js';

let home: string;

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

describe('environment', () => {
  test('has a default for everything and shows the demo world without a database', () => {
    const config = load({ PORT: '', PORTICO_DATABASE_URL: ' ' });
    expect(config.env).toMatchObject({
      port: 8080,
      logLevel: 'info',
      trustedProxies: [],
      waitForDatabase: false,
    });
    expect(config.demo).toBe(true);
    expect(config.public.site.origin).toBe('http://localhost:8080');
  });

  test('opens the demo world to this machine alone unless told otherwise', () => {
    const database = 'mysql://game@db.example/cosmic';
    expect(load({}).env.host).toBe('127.0.0.1');
    expect(load({ PORTICO_HOST: '0.0.0.0' }).env.host).toBe('0.0.0.0');
    expect(load({ PORTICO_DATABASE_URL: database }).env.host).toBe('0.0.0.0');
    expect(load({ PORTICO_DATABASE_URL: database, PORTICO_HOST: '::1' }).env.host).toBe('::1');
  });

  test('reads what is set', () => {
    const config = load({
      PORT: '9000',
      PORTICO_DATABASE_URL: 'mysql://game:p%40ss@db.example:3307/cosmic',
      PORTICO_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PORTICO_WAIT_FOR_DATABASE: '1',
    });
    expect(config.env).toMatchObject({
      port: 9000,
      trustedProxies: ['10.0.0.0/8', '::1'],
      waitForDatabase: true,
    });
    expect(config.demo).toBe(false);
    expect(config.public.site.origin).toBe('http://localhost:9000');
  });

  test.each([
    ['PORT', '99999'],
    ['PORT', '80a'],
    ['PORTICO_DATABASE_URL', 'localhost:3306/game'],
    ['PORTICO_DATABASE_URL', 'postgres://localhost/game'],
    ['PORTICO_DATABASE_URL', 'mysql://localhost'],
    ['PORTICO_DATABASE_URL', 'mysql://game:100%@localhost/game'],
    ['PORTICO_DATABASE_URL', 'mysql://50%off:x@localhost/game'],
    ['PORTICO_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['PORTICO_TRUSTED_PROXIES', 'everybody'],
    ['PORTICO_LOG_LEVEL', 'loud'],
    ['PORTICO_WAIT_FOR_DATABASE', 'yes'],
    ['PORTICO_DEMO_LIFE', 'no'],
    ['PORTICO_RENDERING', 'no'],
    ['PORTICO_ORIGIN', 'http://localhost:8080/'],
    ['PORTICO_TOKEN_SECRET', 'short'],
  ])('refuses %s=%s with one line that names it', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(StartupError);
    expect(() => load({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
  });

  test('takes the origin of a server in front of it, unless the settings file names one', () => {
    expect(load({ PORTICO_ORIGIN: 'http://localhost:9999' }).public.site.origin).toBe(
      'http://localhost:9999',
    );
    withFile('{"public": {"site": {"origin": "https://example.org"}}}');
    const environment = {
      PORTICO_CONFIG: join(home, 'settings.json'),
      PORTICO_ORIGIN: 'http://localhost:9999',
    };
    expect(load(environment).public.site.origin).toBe('https://example.org');
  });

  test('lets the environment overrule whether the demo world lives', () => {
    expect(load().hasDemoLife).toBe(true);
    expect(load({ PORTICO_DEMO_LIFE: '0' }).hasDemoLife).toBe(false);
    const configured = withFile('{"server": {"demo": {"life": false}}}');
    expect(configured().hasDemoLife).toBe(false);
    expect(load({ PORTICO_CONFIG: join(home, 'settings.json'), PORTICO_DEMO_LIFE: '1' }).hasDemoLife).toBe(
      true,
    );
  });

  test('simulates a game server for the demo world alone unless told otherwise', () => {
    expect(load().bridgeKind).toBe('simulated');
    expect(load({ PORTICO_DATABASE_URL: 'mysql://game:x@localhost/game' }).bridgeKind).toBe('none');
    expect(withFile('{"server": {"bridge": {"kind": "none"}}}')().bridgeKind).toBe('none');
  });

  test('makes a token secret at the start of a portal alone, that only the owner may read, and keeps it', () => {
    const { env } = load();
    expect(() => env.tokenSecret).toThrow(/^PORTICO_HOME .*: has no secret\. .* PORTICO_TOKEN_SECRET/);
    expect(readdirSync(home)).toEqual([]);
    expect(createTokenSecret(env)).toBe(true);
    keepTokenSecret(env);
    expect(createTokenSecret(env)).toBe(false);
    expect(readdirSync(home)).toEqual(['secret']);
    const first = env.tokenSecret;
    expect(first.length).toBeGreaterThanOrEqual(48);
    expect(statSync(join(home, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(home, 'secret'), 'utf8')).toBe(first);
    expect(load().env.tokenSecret).toBe(first);
  });

  test('leaves no secret that a command takes for the portal’s where the start fails, and portals that start together share it', () => {
    const [failing, other] = [load().env, load().env];
    expect([createTokenSecret(failing), createTokenSecret(other)]).toEqual([true, true]);
    expect(() => load().env.tokenSecret).toThrow('has no secret');
    keepTokenSecret(other);
    keepTokenSecret(failing);
    expect(other.tokenSecret).toBe(failing.tokenSecret);
    expect(load().env.tokenSecret).toBe(failing.tokenSecret);
    expect(readdirSync(home)).toEqual(['secret']);
  });

  test('starts in a home that cannot be written any more, because it writes nothing beside its secret', () => {
    const { env } = load();
    createTokenSecret(env);
    keepTokenSecret(env);
    utimesSync(home, 1, 1);
    const again = load().env;
    expect(createTokenSecret(again)).toBe(false);
    keepTokenSecret(again);
    expect(statSync(home).mtimeMs).toBe(1000);
  });

  test('makes the secret beside the half of one from another container, whose process has the same id', () => {
    writeFileSync(join(home, `secret.${process.pid}`), 'half');
    chmodSync(join(home, `secret.${process.pid}`), 0o400);
    const { env } = load();
    createTokenSecret(env);
    expect(env.tokenSecret.length).toBeGreaterThanOrEqual(48);
    expect(readFileSync(join(home, `secret.${process.pid}`), 'utf8')).toBe('half');
  });

  test('says so when the home cannot be written', () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    const { env } = loadConfig({ PORTICO_HOME: join(file, 'below') });
    expect(() => createTokenSecret(env)).toThrow(/^PORTICO_HOME .*cannot be written$/);
  });
});
