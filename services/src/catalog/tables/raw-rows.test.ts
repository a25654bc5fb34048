import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource, EntitySchema } from 'typeorm';
import { EmbeddedConnection } from '../../platform/persistence/embedded-connection.js';
import { rawRows } from './raw-rows.js';

interface Word {
  generationId: number;
  text: string;
}

const enclosed = (mark: string) => ({
  to: (text: string) => `${mark}${text}${mark}`,
  from: (text: string) => text.replace(new RegExp(`^\\${mark}|\\${mark}$`, 'g'), ''),
});

const words = new EntitySchema<Word>({
  name: 'word',
  columns: {
    generationId: { type: 'integer', primary: true },
    text: { type: 'varchar', transformer: [enclosed('('), enclosed('[')] },
  },
});

it('reads a column of several transformers as an entity does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-rows-'));
  const dataSource = new DataSource({
    type: 'better-sqlite3',
    database: join(folder, 'words.db'),
    driver: EmbeddedConnection,
    entities: [words],
    synchronize: true,
  });
  await dataSource.initialize();
  try {
    const { manager } = dataSource;
    await manager.insert(words, { generationId: 1, text: 'wave' });
    const [entity] = await manager.find(words);
    expect(await rawRows(manager, words, 1)).toEqual([{ text: entity?.text }]);
    expect(entity?.text).toBe('wave');
  } finally {
    await dataSource.destroy();
    rmSync(folder, { recursive: true });
  }
});
