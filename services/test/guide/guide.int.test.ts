import { rewardCycleDay } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import type { DownloadDto, ProgramDto } from '../../src/modules/guide/guide.dto.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { testConfig } from '../harness/test-config.js';
import { importCatalog } from '../rows/catalog-rows.js';

const days = (first: object) => [
  first,
  ...Array.from({ length: 13 }, () => ({ kind: 'mesos', quantity: 5 })),
];

onOneEngine('the guide', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({
      engine,
      settings: {
        guide: {
          program: {
            stackLimit: 200,
            login: {
              anchorDay: '2026-02-01',
              rewards: days({
                kind: 'item',
                itemId: 1302000,
                quantity: 2,
                name: { en: 'A gift', he: 'מתנה' },
              }),
            },
          },
          notes: [
            { day: '2026-02-01', text: { en: 'More totems', he: 'עוד טוטמים' } },
            { text: 'A new castle' },
          ],
          download: { launcher: 'https://example.org/launcher.exe' },
        },
      },
    });
    await api.seed((manager) => importCatalog(manager));
    await api.loadCatalog();
  });

  afterAll(() => api.close());

  it('tells the numbers of the owner, and the usual ones where the owner set none', async () => {
    const before = Date.now();
    const { status, body } = await api.call<ProgramDto>('/api/guide/program');
    expect(status).toBe(200);
    expect(body).toMatchObject({ stackLimit: 200, teleportMesos: 3_000_000, goldenLeafPercent: 2 });
    expect(body.perfectPitch).toContainEqual({ source: 'pinkBean', minimum: 6, maximum: 16 });
    expect(body.login.rewards).toHaveLength(14);
    expect(body.login.rewards[0]).toEqual({
      day: 1,
      kind: 'item',
      quantity: 2,
      itemId: 1302000,
      itemName: expect.any(String),
      name: { en: 'A gift', he: 'מתנה' },
    });
    const possible = [before, Date.now()].map((at) => rewardCycleDay(at, '2026-02-01', 'Asia/Tokyo'));
    expect(possible).toContain(body.login.today);
  });

  it('tells what changed, in the words of the owner', async () => {
    const { body } = await api.call<ProgramDto>('/api/guide/program');
    expect(body.notes).toEqual([
      { day: '2026-02-01', text: { en: 'More totems', he: 'עוד טוטמים' } },
      { day: null, text: { en: 'A new castle' } },
    ]);
  });

  it('tells where the game is, and that there is no mirror', async () => {
    const { status, body } = await api.call<DownloadDto>('/api/guide/download');
    expect(status).toBe(200);
    expect(body).toMatchObject({ launcher: 'https://example.org/launcher.exe', mirror: null, clientGb: 5 });
  });
});

describe('settings of the guide that are refused', () => {
  it.each([
    [{ program: { login: { rewards: [] } } }, /guide\.program\.login\.rewards/],
    [
      { program: { login: { rewards: days({ kind: 'item' }) } } },
      /guide\.program\.login\.rewards\.0\.itemId/,
    ],
    [{ program: { login: { anchorDay: '2026-02-30' } } }, /guide\.program\.login\.anchorDay/],
    [
      { program: { perfectPitch: [{ source: 'zakum', minimum: 9, maximum: 2 }] } },
      /guide\.program\.perfectPitch\.0\.maximum: must not be below minimum/,
    ],
    [{ program: { stackLimit: -1 } }, /guide\.program\.stackLimit/],
    [{ program: { totemPercent: 101 } }, /guide\.program\.totemPercent/],
    [{ notes: [{ text: { he: 'בלי אנגלית' } }] }, /guide\.notes\.0\.text/],
    [{ notes: [{ day: 'yesterday', text: 'x' }] }, /guide\.notes\.0\.day/],
    [{ notes: Array.from({ length: 31 }, () => ({ text: 'x' })) }, /guide\.notes/],
    [{ download: { mirror: 'http://example.org/game.zip' } }, /guide\.download\.mirror/],
    [{ download: { minimum: { memoryGb: -1 } } }, /guide\.download\.minimum\.memoryGb/],
    [{ download: { launcher: 'javascript:alert(1)' } }, /guide\.download\.launcher/],
    [{ download: { sizeMb: 3 } }, /guide\.download\.sizeMb: is not a known key/],
  ])('%j', (guide, reason) => {
    expect(() => testConfig({ home: '/nowhere' }, { guide })).toThrow(reason);
  });
});
