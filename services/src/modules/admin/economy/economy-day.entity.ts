import { Entity, PrimaryColumn } from 'typeorm';
import { moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Subjects: a source of money in the game, a reason of the ledger, an account, an item. `done` marks a complete day. */
export const ECONOMY_KINDS = ['source', 'ledger', 'mover', 'item', 'done'] as const;
export type EconomyKind = (typeof ECONOMY_KINDS)[number];

/** Sums of one whole day of the server's calendar, so that no one adds up the logs of a month. */
@Entity({ name: 'portal_economy_day', engine: TABLE_ENGINE })
export class EconomyDayEntity {
  /** `YYYY-MM-DD` by the server's clock. */
  @PrimaryColumn({ name: 'day', type: 'varchar', length: 10 }) day: string;
  @PrimaryColumn({ name: 'kind', type: 'varchar', length: 8 }) kind: EconomyKind;

  /** `NX`, `VP` or `MESO`; empty for items. */
  @PrimaryColumn({ name: 'currency', type: 'varchar', length: 8 }) currency: string;

  @PrimaryColumn({ name: 'subject', type: 'varchar', length: 64 }) subject: string;
  @moneyColumn({ name: 'paid', default: 0 }) paid: number;
  @moneyColumn({ name: 'taken', default: 0 }) taken: number;
}
