import { MAX_INT32 } from '@portico/domain';
import { z } from 'zod';

export const id = z.int().min(1).max(MAX_INT32);
export const time = z.int().min(0).max(8_640_000_000_000_000).describe('Epoch milliseconds');
export const small = (max: number) => z.int().min(0).max(max);
/** The game's names have 13 characters; a fork may allow longer ones. */
export const name = z.string().min(1).max(32);
export const world = small(255);
export const channel = z
  .int()
  .min(1)
  .max(255)
  .nullable()
  .describe('null in the cash shop, and between channels');
export const rate = z.number().min(0).max(10_000);
