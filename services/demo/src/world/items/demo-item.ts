/** An item of the demo world, as it is written into the game files. */
export interface DemoItem {
  id: number;
  name: string;
  description: string;
  /** Where its properties go: a folder of `Character.wz` or `Item.wz`. */
  folder: string;
  /** The list of `String.wz` that names it, and the category within, where the list has categories. */
  list: { file: 'Eqp' | 'Consume' | 'Ins' | 'Etc' | 'Cash' | 'Pet'; category?: string };
  info: Readonly<Record<string, number | string>>;
  spec?: Readonly<Record<string, number>>;
  /** How far into the game it belongs: decides who drops it and who sells it. */
  level: number;
}

/** Equipment in `Character.wz`. */
export function equipment(
  category: string,
  id: number,
  name: string,
  level: number,
  info: DemoItem['info'],
  description = '',
): DemoItem {
  return {
    id,
    name,
    description,
    folder: `Character.wz/${category}`,
    list: { file: 'Eqp', category },
    info: { reqLevel: level, ...info },
    level,
  };
}

/** Worth of a piece of equipment to a shop keeper. */
export function equipmentPrice(level: number): number {
  return Math.max(1, Math.round((level * level * 55) / 500) * 500);
}

/** Anything but equipment, in a folder of `Item.wz`. */
export function goods(
  folder: 'Consume' | 'Install' | 'Etc' | 'Cash' | 'Pet',
  id: number,
  name: string,
  level: number,
  info: DemoItem['info'],
  description = '',
  spec?: DemoItem['spec'],
): DemoItem {
  const file = folder === 'Install' ? 'Ins' : folder;
  return { id, name, description, folder: `Item.wz/${folder}`, list: { file }, info, spec, level };
}
