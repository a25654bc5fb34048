import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';

const TABLES = ['drop_data', 'drop_data_global', 'reactordrops'];
const BATCH = 1000;

/** Fills the drop tables from CSV files of the same names and columns. */
export async function insertRealDrops(manager: EntityManager, folder: string): Promise<void> {
  for (const table of TABLES) {
    const text = await readFile(join(folder, `${table}.csv`), 'utf8');
    const [header = '', ...lines] = text.trim().split(/\r?\n/);
    const columns = header.split(',');
    const rows = lines.map((line) => {
      const cells = line.split(',');
      return [...cells.slice(0, columns.length - 1), cells.slice(columns.length - 1).join(',')];
    });
    const places = `(${columns.map(() => '?').join(', ')})`;
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      await manager.query(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${batch.map(() => places).join(', ')}`,
        batch.flat(),
      );
    }
  }
}
