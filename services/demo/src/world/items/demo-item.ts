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

/** Numbers may be the cells of a data file. */
type GoodsRow = Record<'name' | 'note', string> & Record<'id', number | string> & { level?: number | string };

export function goods(
  folder: 'Consume' | 'Install' | 'Etc' | 'Cash' | 'Pet',
  { id, name, level = 1, note }: GoodsRow,
  info: DemoItem['info'],
  spec?: DemoItem['spec'],
): DemoItem {
  const file = folder === 'Install' ? 'Ins' : folder;
  const numbers = { id: Number(id), level: Number(level) };
  return { ...numbers, name, description: note, folder: `Item.wz/${folder}`, list: { file }, info, spec };
}

/** Bonuses of gear by the stat that it favors: their names in the files, and their amounts at a level. */
const BONUSES: Readonly<Record<string, (level: number) => Record<string, number>>> = {
  STR: (level) => ({ incSTR: 1 + Math.floor(level / 25) }),
  DEX: (level) => ({ incDEX: 1 + Math.floor(level / 25) }),
  INT: (level) => ({ incINT: 1 + Math.floor(level / 25) }),
  LUK: (level) => ({ incLUK: 1 + Math.floor(level / 25) }),
  HP: (level) => ({ incMHP: 10 + Math.floor(level / 10) * 15 }),
  MP: (level) => ({ incMMP: 10 + Math.floor(level / 10) * 12 }),
  ACC: (level) => ({ incACC: 2 + Math.floor(level / 15) }),
  EVA: (level) => ({ incEVA: 1 + Math.floor(level / 18) }),
  PDD: (level) => ({ incPDD: 4 + Math.floor(level / 3) }),
  PAD: (level) => ({ incPAD: 1 + Math.floor(level / 40) }),
  SPD: (level) => ({ incSpeed: 2 + Math.floor(level / 25) }),
  JMP: (level) => ({ incJump: 1 + Math.floor(level / 25) }),
  ALL: (level) => {
    const each = 1 + Math.floor(level / 35);
    return { incSTR: each, incDEX: each, incINT: each, incLUK: each };
  },
};

/**
 * The properties (`incSTR` and others) of gear at a level for the stat that it favors, times `share`, at least one.
 * Empty for an empty stat. Throws a RangeError for an unknown stat.
 */
export function bonusOf(stat: string, level: number, share = 1): Record<string, number> {
  if (stat === '') return {};
  const bonus = BONUSES[stat];
  if (!bonus) throw new RangeError(`no such stat: ${stat}`);
  return Object.fromEntries(
    Object.entries(bonus(level)).map(([name, amount]) => [name, Math.max(1, Math.round(amount * share))]),
  );
}
