export interface DemoItem {
  id: number;
  name: string;
  description: string;
  /** Folder of `Character.wz` or `Item.wz` with its properties. */
  folder: string;
  /** List of `String.wz` with its name, and the category if the list has categories. */
  list: { file: 'Eqp' | 'Consume' | 'Ins' | 'Etc' | 'Cash' | 'Pet'; category?: string };
  info: Readonly<Record<string, number | string>>;
  spec?: Readonly<Record<string, number>>;
  /** Its level decides which monsters drop it and which shops sell it. */
  level: number;
}

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

export function equipmentPrice(level: number): number {
  return Math.max(1, Math.round((level * level * 55) / 500) * 500);
}

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
