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

  test('has the numbers of the contract where the owner of a server says nothing else', () => {
    const { guide, public: shown, server } = load({});
    expect(shown).toMatchObject({
      rates: { exp: 6, meso: 3, drop: 3, isBeta: true },
      time: { zone: 'Asia/Tokyo' },
    });
    const pitch = ['pinkBean 6-16', 'vonLeon 4-10', 'scarlionTarga 4-10', 'zakum 2-8', 'horntail 2-8'];
    pitch.push('papulatus 2-6', 'orbisPq 4-12', 'kerningLudiPq 2-8', 'crimsonwoodPq 2-8');
    pitch.push('henesysPq 2-4', 'piratePq 2-4');
    const { perfectPitch, login, ...program } = guide.program;
    expect(perfectPitch.map(({ source, minimum, maximum }) => `${source} ${minimum}-${maximum}`)).toEqual(
      pitch,
    );
    expect([login.rewards.length, login.weeklyDays, login.milestoneWeeks]).toEqual([14, 7, 6]);
    expect(program).toEqual({
      stackLimit: 9999,
      buffSeconds: 300,
      resurrectionCooldownSeconds: 600,
      teleportMesos: 3_000_000,
      coinMesos: 1_000_000_000,
      coinFeeMesos: 500_000,
      nameChangePitch: 25,
      nxPreviewMinutes: 20,
      quickAuctionMinutes: 30,
      hairNx: 2000,
      ninjaCastleMesos: 100_000,
      dailyQuestLevel: 70,
      timedEventMinutes: 5,
      silverFromBlueTickets: 100,
      goldFromSilverTickets: 10,
      beltUpgradeMesos: 75_000_000,
      totemPercent: 0.5,
      goldenLeafPercent: 2,
      medalHpMp: 2500,
      votesPerDay: 3,
      voteNx: 2000,
      dailyVotePoints: 3,
      dailyVoteNx: 6000,
      exchangeNx: 1000,
    });
    expect(guide.download).toMatchObject({ launcherMb: 3, clientGb: 5 });
    expect(server.spending).toMatchObject({
      nxPerVotePoint: 1000,
      upgradeMesos: 3_000_000,
      upgradeVotePoints: 1,
      upgradeStep: 30,
    });
  });

  test('tells nothing of an attached server that its owner has not set', () => {
    const attached = { PORTICO_DATABASE_URL: 'mysql://game:pass@db.example/cosmic' };
    const config = load(attached);
    expect(config.public).toMatchObject({
      rates: { isBeta: false },
      guide: { isOn: false },
      onlineList: { isOn: true, showsMap: false },
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
