import { listOf, numberOf, numbersOf, propertiesOf, readRows } from '../shared/data-files.js';

export interface DemoItem {
  id: number;
  name: string;
  description: string;
  /** Folder of `Character.wz` or `Item.wz` with its properties. */
  folder: string;
  /** List of `String.wz` with its name, and the category if the list has categories. */
  list: { file: string; category?: string };
  info: Readonly<Record<string, number | string>>;
  spec?: Readonly<Record<string, number>>;
  /** Its level decides which monsters drop it and which shops sell it. */
  level: number;
}

/** Etc items of monsters have ids from here on, in the order of the monsters. */
export const FIRST_ETC_ITEM = 4_000_000;

const FILES = ['weapons', 'clothes', 'adornments', 'cosmetics', 'consumables', 'other-goods'];

/** About two thousand items of all kinds. */
export function demoItems(): DemoItem[] {
  const kindOf = readKinds();
  return FILES.map((file) => `items/${file}`).flatMap((file) =>
    readRows(file, 4).map(([number, ownLevel, name = '', description = '', properties, effects]) => {
      const id = numberOf(number, file);
      const level = numberOf(ownLevel, file);
      const { folder, list, usual } = kindOf(id);
      return {
        id,
        name,
        description,
        folder,
        list,
        info: { ...(list.file === 'Eqp' && { reqLevel: level }), ...usual, ...propertiesOf(properties) },
        spec: effects ? numbersOf(effects, file) : undefined,
        level,
      };
    }),
  );
}

function readKinds() {
  const kinds = new Map(
    readRows('items/kinds', 5).flatMap(([digits, folder = '', file = '', category = '', usual]) => {
      const kind = { folder, list: category ? { file, category } : { file }, usual: propertiesOf(usual) };
      return listOf(digits).map((prefix) => [Number(prefix), kind] as const);
    }),
  );
  return (id: number) => {
    const kind = kinds.get(Math.floor(id / 10_000));
    if (kind === undefined) throw new RangeError(`items/kinds: nothing is known of ${id}`);
    return kind;
  };
}
