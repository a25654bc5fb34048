import { elementNumbers } from '@portico/domain';
import { wordSet } from '../../platform/collections/index.js';
import type { CatalogMonsterEntity } from '../tables/catalog.entities.js';
import { placeholderMonsterName } from '../snapshot/placeholders.js';
import { childOf, numberFrom, type WzNode } from '../wz/wz-node.js';
import type { ImportReport } from './import-report.js';
import type { ImportSource } from './import-source.js';
import { collectNamedEntries, type NamedEntry, storedName } from './named-entries.js';
import { storedInteger } from './stored-values.js';

type MonsterRow = Omit<CatalogMonsterEntity, 'generationId'>;

const PROPERTY_NAMES = wordSet(`
  PADamage PDDamage MADamage MDDamage acc eva speed undead link hpRecovery mpRecovery bodyAttack firstAttack
  noFlip publicReward explosiveReward rareItemDropLevel
`);

/** Monsters with a file in `Mob.wz`, then those only in `String.wz`. Linked monsters have their own stats. */
export async function* importMonsters(source: ImportSource): AsyncGenerator<MonsterRow> {
  await source.noteMissing('Mob.wz');
  const names = await readMonsterNames(source);
  const seen = new Set<number>();
  for await (const { id, root, label } of source.filesById('Mob.wz', isInfo)) {
    if (seen.has(id)) source.report.warn('monster described twice (the first is kept)', label);
    else {
      seen.add(id);
      if (!names.has(id)) source.report.warn('monster without a name', String(id));
      yield monsterRow(id, names.get(id), childOf(root, 'info')?.children ?? [], source.report);
    }
  }
  for (const [id, entry] of names) {
    if (seen.has(id)) continue;
    source.report.warn('named monster without a file', `${id} ${entry.name ?? ''}`.trim());
    yield monsterRow(id, entry, [], source.report);
  }
}

async function readMonsterNames(source: ImportSource): Promise<Map<number, NamedEntry>> {
  const names = new Map<number, NamedEntry>();
  const file = await source.folder.file('String.wz', 'Mob');
  const root = await source.read(
    file,
    (path) => path.length < 2 || (path.length === 2 && path[1] === 'name'),
  );
  if (root) collectNamedEntries(root, file.label, names, source.report);
  return names;
}

function isInfo(path: readonly string[]): boolean {
  return path.length === 0 || (path[0] === 'info' && path.length <= 2);
}

const MAX_LEVEL = 2 ** 31 - 1;

function monsterRow(
  id: number,
  entry: NamedEntry | undefined,
  info: readonly WzNode[],
  report: ImportReport,
): MonsterRow {
  const numbers = new Map<string, number>();
  for (const { name, value } of info) {
    const number = numberFrom(value);
    if (number !== undefined) numbers.set(name, number);
  }
  const integer = (name: string, limit = Number.MAX_SAFE_INTEGER) =>
    storedInteger(numbers.get(name), limit, `monster ${id}: ${name}`, report);
  const properties = {
    ...Object.fromEntries([...numbers].filter(([name]) => PROPERTY_NAMES.has(name))),
    ...elementNumbers(info.find(({ name }) => name === 'elemAttr')?.value ?? ''),
  };
  return {
    monsterId: id,
    ...storedName(entry, placeholderMonsterName(id)),
    level: integer('level', MAX_LEVEL) ?? null,
    maxHp: integer('maxHP') ?? 0,
    maxMp: integer('maxMP') ?? 0,
    exp: integer('exp') ?? 0,
    isBoss: numbers.get('boss') === 1,
    properties: JSON.stringify(properties),
  };
}
