import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachEngine } from '@portico/testing-api';
import { openTestDatabase } from '../../../test/harness/open-database.js';
import { SMALL_SERVER, writeFiles } from '../../../test/harness/small-server.js';
import { gameEntities } from '../../game/entities/index.js';
import { catalogEntities, catalogMigrations, CatalogItemEntity, CatalogMonsterEntity } from '../index.js';
import { node, value, wzDocument } from '../wz/wz-writer.js';
import { runImport } from './run-import.js';

const schema = { entities: [...gameEntities, ...catalogEntities], migrations: catalogMigrations };

const ODD_FILES = {
  'String.wz/Cash': wzDocument('Cash.img', [
    node('5010000', [value('name', 'Trail'), value('desc', '한'.repeat(70_000))]),
  ]),
  'Mob.wz/0100100': wzDocument('0100100.img', [
    node('info', [value('level', '99999999999'), value('maxHP', '99999999999999999999999')]),
  ]),
  'Mob.wz/9999999998': wzDocument('9999999998.img', []),
  'Map.wz/Map/Map9/9999999998': wzDocument('9999999998.img', []),
  'Mob.wz/1': '<!DOCTYPE a [<!ENTITY b "bbbb">]><imgdir name="&b;"/>',
  'Mob.wz/2': '<imgdir name="2.img"><imgdir name="info">',
  'Mob.wz/3': '<imgdir name="a">'.repeat(5000) + '</imgdir>'.repeat(5000),
  'Mob.wz/4': '\u0000\u0001\ufffd\u0007<',
  'Mob.wz/5': '',
};

forEachEngine('import of odd files', (engine) => {
  it('takes in the rest and names each of them', async () => {
    const open = await openTestDatabase(engine, schema);
    try {
      const root = join(open.home, 'wz');
      await writeFiles(root, { ...SMALL_SERVER, ...ODD_FILES });
      await truncate(join(root, 'Mob.wz/5.img.xml'), 70 * 1024 * 1024);
      const { report } = await runImport({ folder: root, unitOfWork: open.unitOfWork, acceptLosses: true });
      const samples = (reason: string) =>
        [...report.warnings, ...report.skipped].find((group) => group.reason === reason)?.samples;
      expect(samples('number out of range')).toEqual(['monster 100100: level', 'monster 100100: maxHP']);
      expect(samples('text too long (its beginning is kept)')).toEqual(['String.wz/Cash.img.xml/5010000']);
      expect(samples('file whose name is no id')).toEqual(
        expect.arrayContaining(['Mob.wz/9999999998.img.xml', 'Map.wz/Map/Map9/9999999998.img.xml']),
      );
      expect(samples('unreadable file')).toHaveLength(5);
      const { manager: reader } = open.database.reader;
      const monster = await reader.findOneByOrFail(CatalogMonsterEntity, { monsterId: 100100 });
      expect([monster.level, monster.maxHp]).toEqual([null, 0]);
      const item = await reader.findOneByOrFail(CatalogItemEntity, { itemId: 5010000 });
      expect(item.description).toBe('한'.repeat(21_845));
    } finally {
      await open.close();
    }
  });
});
