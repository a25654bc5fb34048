import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SMALL_WORLD } from './small-world.js';
import { node, value, wzDocument } from '../../src/catalog/wz/wz-writer.js';
import type { WzValue } from '../../src/catalog/wz/wz-writer.js';

const named = (id: string, ...rest: WzValue[]) => node(id, rest);

const STRAY = '  <null name="a stray piece of text"/>\n</imgdir>';

/** Items and monsters with the oddities of real files. */
const SMALL_GOODS: Readonly<Record<string, string>> = {
  'String.wz/Eqp': wzDocument('Eqp.img', [
    node('Eqp', [
      node('Accessory', [named('1022066', named('1022066', value('name', 'Inner')), value('name', 'Outer'))]),
      node('Weapon', [
        named('1302000', value('name', ' Reed Sword ')),
        named('1702000', value('name', 'Cover')),
      ]),
      node('Hair', [named('30000', value('name', 'Curl'))]),
      node('Face', [named('20000', value('name', 'Smile'))]),
    ]),
  ]),
  'String.wz/Consume': wzDocument('Consume.img', [
    named('2000000', value('name', 'Tea'), value('desc', 'Warm.\\nRestores #c50 HP#.')),
    named('2100000', value('name', 'Bag'), value('Desc', 'Calls a friend.')),
    named('2060000', value('name', 'Arrow')),
    named('2370000', value('name', 'MISSING NAME')),
    named('2370001'),
  ]).replace('</imgdir>\n</imgdir>', `</imgdir>\n${STRAY}`),
  'String.wz/Etc': wzDocument('Etc.img', [
    node('Etc', [named('4000000', value('name', 'Mind & "Heart" <3'))]),
  ]),
  'String.wz/Ins': wzDocument('Ins.img', [named('3010000', value('name', '숫자1'))]),
  'String.wz/Cash': wzDocument('Cash.img', [named('5010000', value('name', 'Trail'))]),
  'String.wz/Pet': wzDocument('Pet.img', [named('5000000', value('name', 'Biscuit'))]),
  'String.wz/Mob': wzDocument('Mob.img', [
    named('100100', value('name', 'Dewdrop ')),
    named('9400202', named('9400525', value('name', 'B Slime')), value('name', 'Boss')),
    named('9300167', value('name', 'No File')),
  ]),
  'Item.wz/Consume/0200': wzDocument('0200.img', [
    node('02000000', [node('info', [value('price', '25')]), node('spec', [value('hp', 50)])]),
  ]),
  'Item.wz/Consume/0206': wzDocument('0206.img', [
    node('02060000', [node('info', [value('unitPrice', '0,3'), value('path', 'x')])]),
  ]),
  'Item.wz/Consume/0210': wzDocument('0210.img', [node('02100000', [])]),
  'Item.wz/Consume/0237': wzDocument('0237.img', [node('02370000', []), node('02370001', [])]),
  'Item.wz/Etc/0400': wzDocument('0400.img', [node('04000000', []), node('04009999', [])]),
  'Item.wz/Install/0301': wzDocument('0301.img', [node('03010000', [])]),
  'Item.wz/Cash/0501': wzDocument('0501.img', [node('05010000', [])]),
  'Item.wz/Pet/5000000': wzDocument('5000000.img', [node('info', [value('hungry', 1), value('cash', 1)])]),
  'Item.wz/Special/0900': wzDocument('0900.img', [node('09000000', [])]),
  'Character.wz/00002000': wzDocument('00002000.img', []),
  'Character.wz/Accessory/01022066': wzDocument('01022066.img', [node('info', [value('incDEX', 2)])]),
  'Character.wz/Weapon/01302000': wzDocument('01302000.img', [
    node('walk1', [node('info', [value('incPAD', 99)])]),
    node('info', [
      value('incPAD', 17),
      value('tuc', '7'),
      value('islot', 'Wp'),
      node('level', [value('incPAD', 5)]),
    ]),
  ]),
  'Character.wz/Hair/00030000': wzDocument('00030000.img', []),
  'Mob.wz/0100100': wzDocument('0100100.img', [
    node('info', [value('level', '1'), value('maxHP', 8), value('boss', 0), value('link', 100101)]),
  ]),
  'Mob.wz/9400202': wzDocument('9400202.img', [
    node('info', [value('boss', 1), value('maxHP', 2_100_000_000), value('elemAttr', 'F3I2')]),
  ]),
};

/** A complete small server as its folder of game files: content by path without extension. */
export const SMALL_SERVER: Readonly<Record<string, string>> = { ...SMALL_GOODS, ...SMALL_WORLD };

/** Writes game files by their path without extension. */
export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, `${path}.img.xml`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
