import { wordSet } from '../../platform/collections/index.js';
import { childOf, numberFrom, type WzNode } from '../wz/wz-node.js';

const INFO_PATTERN = /^(?:inc|req)[A-Z]/;

const INFO_NAMES = wordSet(`
  attack attackSpeed bigSize cash cursed durability equipTradeBlock expireOnLogout knockback medalTag meso
  notSale only pquest price quest recoveryHP recoveryMP setItemID slotMax success tamingMob timeLimited
  tradeAvailable tradeBlock tuc unitPrice
`);

const EFFECT_NAMES = wordSet(`
  acc eva hp hpR jump mad mdd morph moveTo mp mpR pad pdd prob speed time
`);

/** Numbers of an item: those in `info` by name, effects in `spec` as `spec.{name}`. Tags are ignored. */
export function itemProperties(item: WzNode): Record<string, number> {
  const properties: Record<string, number> = {};
  for (const node of childOf(item, 'info')?.children ?? []) {
    if (INFO_NAMES.has(node.name) || INFO_PATTERN.test(node.name)) {
      keepNumber(properties, node.name, node.value);
    }
  }
  for (const node of childOf(item, 'spec')?.children ?? []) {
    if (EFFECT_NAMES.has(node.name)) keepNumber(properties, `spec.${node.name}`, node.value);
  }
  return properties;
}

function keepNumber(properties: Record<string, number>, name: string, value: string | undefined): void {
  const number = numberFrom(value);
  if (number !== undefined) properties[name] = number;
}

/** Keeps `info` and `spec` with their direct children, below an item at the given depth. */
export function itemPartsAt(depth: number) {
  return (path: readonly string[]): boolean => {
    if (path.length <= depth) return true;
    const part = path[depth];
    return (part === 'info' || part === 'spec') && path.length <= depth + 2;
  };
}
