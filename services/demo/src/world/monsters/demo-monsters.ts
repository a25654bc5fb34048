import { numberOf, readSections } from '../shared/data-files.js';

export interface DemoMonster {
  id: number;
  name: string;
  level: number;
  isBoss: boolean;
  info: Readonly<Record<string, number | string>>;
}

const FILE = 'monsters/monsters';

/** About three hundred monsters of all levels, in ascending order of level. The heading of the file names their properties. */
export function demoMonsters(): DemoMonster[] {
  return readSections(FILE, 6).flatMap(({ title, rows }) =>
    rows.map(([id, ownLevel, name = '', boss, elemAttr, ...cells]) => {
      const level = numberOf(ownLevel, FILE);
      const isBoss = boss === 'boss';
      const numbers = title.map((property, index) => [property, numberOf(cells[index], FILE)] as const);
      const info = {
        bodyAttack: 1,
        level,
        ...Object.fromEntries(numbers),
        ...(elemAttr && { elemAttr }),
        ...(isBoss && { boss: 1, hpTagColor: 1, hpTagBgcolor: 5 }),
      };
      return { id: numberOf(id, FILE), name, level, isBoss, info };
    }),
  );
}
