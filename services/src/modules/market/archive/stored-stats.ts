import { z } from 'zod';
import type { InventoryEquipmentEntity, EquipmentValues } from '../../../game/index.js';
import { EQUIPMENT_COLUMNS, equipmentValues } from '../../../game/index.js';

const storedStatsSchema = z.record(z.string(), z.number().int());

/** Text for `portal_store_item.stats`, without zeros. */
export function toStoredStats(stats: EquipmentValues | null): string | null {
  if (stats === null) return null;
  return JSON.stringify(Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== 0)));
}

export function fromStoredStats(text: string | null): EquipmentValues | null {
  if (text === null) return null;
  const stored = storedStatsSchema.parse(JSON.parse(text));
  return equipmentValues((name) => stored[name] ?? 0);
}

export function recordedEquipment(row: InventoryEquipmentEntity): string | null {
  return toStoredStats(equipmentValues((name) => row[EQUIPMENT_COLUMNS[name]]));
}
