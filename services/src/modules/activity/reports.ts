import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { Between, type EntityManager } from 'typeorm';
import { OnlineSampleEntity } from './activity.entities.js';

/** A near minute replaces a missing one. */
const NEAR_MS = 5 * MINUTE_MS;

/** Number of players at a moment: of that minute, or the mean of its hour; null if nothing was counted. */
export async function playersAt(reader: EntityManager, at: number): Promise<number | null> {
  const sample = await reader.findOne(OnlineSampleEntity, {
    where: { at: Between(at - HOUR_MS, at) },
    order: { at: 'DESC' },
  });
  if (sample === null) return null;
  const reach = sample.minutes > 1 ? HOUR_MS : NEAR_MS;
  return at - sample.at < reach ? sample.players : null;
}
