import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { epochMsColumn, moneyColumn, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** One published ranking; the newest is in service. It appears together with its pieces, in one transaction. */
@Entity({ name: 'portal_rank_generation', engine: TABLE_ENGINE })
export class RankGenerationEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** Packing format: another version ignores the generation. */
  @Column({ name: 'format', type: 'int' }) format: number;

  /** Fence of the lease that produced it. */
  @moneyColumn({ name: 'fence' }) fence: number;
  @epochMsColumn({ name: 'built_at' }) builtAt: number;
  @epochMsColumn({ name: 'confirmed_at' }) confirmedAt: number;
  @Column({ name: 'characters', type: 'int' }) characters: number;
  @Column({ name: 'pieces', type: 'int' }) pieces: number;

  /** JSON: sums over ranges of characters, by which a change is noticed. */
  @Column({ name: 'probes', type: 'text' }) probes: string;
}

/** A piece of a generation; joined in order they are one compressed whole. */
@Entity({ name: 'portal_rank_blob', engine: TABLE_ENGINE })
export class RankBlobEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
  @PrimaryColumn({ name: 'piece', type: 'int' }) piece: number;
  @Column({ name: 'data', type: 'blob' }) data: Buffer;
}
