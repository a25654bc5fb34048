import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '../../../../test/harness/test-config.js';
import { plainPng, SMALL_SPRITES, writeAt } from '../../../../test/rows/sprite-folder.js';
import { characterSprites } from '../../doctor/setup-probes.js';
import { examineFolder } from '../sprites/folder/examine-folder.js';
import { describeFolder } from './sprites-command.js';

describe('the check of a folder of character data', () => {
  const root = mkdtempSync(join(tmpdir(), 'portico-sprites-check-'));
  const configWith = (folder: string) =>
    testConfig(
      { home: root, configFile: join(root, 'portico.config.json') },
      { server: { avatars: { folder } } },
    );

  beforeAll(() => {
    writeAt(join(root, 'small'), {
      ...SMALL_SPRITES,
      'Character.wz/Coat/01040003.img.xml': '<imgdir name="x">',
      'Character.wz/Cap/01002000.img.xml': SMALL_SPRITES['Character.wz/Coat/01040002.img.xml'] ?? '',
      'Character.wz/Cap/01002000.img/stand1.0.mail.png': plainPng(2000, 1, [1, 2, 3]),
      'Character.wz/Cap/01002000.img/stand1.0.mailArm.png': 'no picture',
    });
    symlinkSync(join(root, 'small'), join(root, 'small/Character.wz/Cape'));
    writeAt(root, {
      'pictures-alone/Character.wz/00002000.img/stand1.0.body.png': plainPng(2, 2, [1, 2, 3]),
    });
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('counts what is there and names what is missing or broken', async () => {
    const report = await examineFolder(join(root, 'small'));
    expect(report.skins).toEqual([0]);
    const told = describeFolder('/srv/sprites', report);
    expect(told.split('\n')).toEqual([
      'Character data in /srv/sprites',
      'Body      1 sets, 1 with all pictures, 0 without any',
      'Head      1 sets, 1 with all pictures, 0 without any',
      ...['Face', 'Hair', 'Cape', 'Shoes', 'Pants', 'Glove'].map(
        (category) => `${category.padEnd(10)}0 sets, 0 with all pictures, 0 without any`,
      ),
      'Coat      1 sets, 0 with all pictures, 0 without any',
      ...['Longcoat', 'Shield', 'Weapon'].map(
        (category) => `${category.padEnd(10)}0 sets, 0 with all pictures, 0 without any`,
      ),
      'Cap       1 sets, 0 with all pictures, 1 without any',
      'Bodies and heads with pictures: skins 0',
      '4 missing or broken:',
      '  Coat/01040002.img/stand1.0.mailArm.png is missing',
      expect.stringMatching(/^ {2}Coat\/01040003\.img\.xml malformed XML/),
      '  Cap/01002000.img/stand1.0.mail.png is larger than a sprite',
      '  Cap/01002000.img/stand1.0.mailArm.png is no PNG that can be shown',
      '',
    ]);
  });

  it('says where no character can be composed', async () => {
    const bare = await examineFolder(join(root, 'pictures-alone'));
    expect(describeFolder('/x', bare)).toContain('characters cannot be composed');
    const none = await examineFolder(join(root, 'none'));
    expect(describeFolder('/x', none)).toBe('There is no folder /x\n');
    expect([bare.skins, none.skins]).toEqual([[], []]);
  });

  it('shows the first problems of many', () => {
    const problems = Array.from({ length: 1500 }, (_, index) => `Cap/${index} is missing`);
    const lines = describeFolder('/x', { isThere: true, categories: [], skins: [0], problems }).split('\n');
    expect(lines[2]).toBe('1,500 missing or broken, the first 20:');
    expect(lines).toHaveLength(24);
  });

  it('is what the doctor leads to', async () => {
    expect(await characterSprites(configWith('small'))).toMatchObject({ state: 'ready' });
    expect(await characterSprites(configWith('pictures-alone'))).toMatchObject({
      state: 'limited',
      hint: expect.stringContaining('has no body with a head'),
    });
    expect(await characterSprites(configWith('none'))).toMatchObject({
      state: 'limited',
      hint: expect.stringContaining('doesn’t exist'),
    });
    expect(await characterSprites(testConfig({ home: root }))).toMatchObject({ state: 'ready' });
  });
});
