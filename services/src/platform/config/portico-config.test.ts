import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './load-config.js';

describe('the public half of the configuration', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-config-'));
  });

  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const load = (environment: NodeJS.ProcessEnv) => loadConfig({ PORTICO_HOME: home, ...environment });

  test.each([
    ['GMT-3', 'Etc/GMT+3'],
    ['gmt+09:00', 'Etc/GMT-9'],
    ['UTC-0500', 'Etc/GMT+5'],
    ['GMT+0', 'UTC'],
    ['GMT', 'GMT'],
    ['America/Sao_Paulo', 'America/Sao_Paulo'],
  ])('takes the zone %s of a game server for %s', (timeZone, zone) => {
    const file = join(home, 'settings.json');
    writeFileSync(
      file,
      JSON.stringify({ server: { game: { timeZone } }, public: { time: { zone: timeZone } } }),
    );
    const { server, public: shown } = load({ PORTICO_CONFIG: file });
    expect([server.game.timeZone, shown.time.zone]).toEqual([zone, zone]);
  });

  test('refuses hours from GMT that no zone has', () => {
    const file = join(home, 'settings.json');
    writeFileSync(file, JSON.stringify({ server: { game: { timeZone: 'GMT-30' } } }));
    expect(() => load({ PORTICO_CONFIG: file })).toThrow('server.game.timeZone: must be a time zone');
  });

  test('tells nothing of an attached server that its owner has not set', () => {
    const attached = { PORTICO_DATABASE_URL: 'mysql://game:pass@db.example/cosmic' };
    const config = load(attached);
    expect(config.public).toMatchObject({
      rates: { isBeta: false },
      guide: { isOn: false },
      ironman: { isOn: false },
      time: { zone: 'Asia/Tokyo' },
    });
    expect(config.public.rates).not.toHaveProperty('exp');
    expect(config.dropRates).toEqual({ drop: 1, bossDrop: 1, meso: 1 });
    const file = join(home, 'settings.json');
    const settings = {
      public: { rates: { drop: 4 }, ironman: { isOn: true } },
      guide: { program: { votesPerDay: 2 } },
    };
    writeFileSync(file, JSON.stringify(settings));
    const told = load({ ...attached, PORTICO_CONFIG: file });
    expect(told.public).toMatchObject({ rates: { drop: 4 }, guide: { isOn: true }, ironman: { isOn: true } });
    expect(told.dropRates).toEqual({ drop: 4, bossDrop: 1, meso: 1 });
    expect(told.guide.program).toMatchObject({ votesPerDay: 2, dailyVotePoints: 3 });
  });
});
