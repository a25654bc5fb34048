import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Between, Column, Entity, LessThan, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { type HeldLease, Leases } from '../../../platform/jobs/index.js';
import {
  epochMsColumn,
  insertedId,
  moneyColumn,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../../platform/persistence/index.js';
import { PACKING_FORMAT } from './packed-tables.js';
import type { RankProbe } from './rank-reader.js';

/** A published ranking; the newest one is in service. A transaction adds it together with its pieces. */
@Entity({ name: 'portal_rank_generation', engine: TABLE_ENGINE })
export class RankGenerationEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;

  /** Packing format. Versions with another format ignore the generation. */
  @Column({ name: 'format', type: 'int' }) format: number;

  /** Fence of the lease under which it was published. */
  @moneyColumn({ name: 'fence' }) fence: number;
  @epochMsColumn({ name: 'built_at' }) builtAt: number;
  @epochMsColumn({ name: 'confirmed_at' }) confirmedAt: number;
  @Column({ name: 'characters', type: 'int' }) characters: number;
  @Column({ name: 'pieces', type: 'int' }) pieces: number;

  /** JSON of sums over ranges of characters. They show whether anything has changed. */
  @Column({ name: 'probes', type: 'text' }) probes: string;
}

/** A piece of a generation. Joined in order, the pieces are one compressed file. */
@Entity({ name: 'portal_rank_blob', engine: TABLE_ENGINE })
export class RankBlobEntity {
  @PrimaryColumn({ name: 'generation_id', type: 'int' }) generationId: number;
  @PrimaryColumn({ name: 'piece', type: 'int' }) piece: number;
  @Column({ name: 'data', type: 'blob' }) data: Buffer;
}

/** Bytes per piece. A BLOB of MariaDB or MySQL holds this, and it is far below any packet limit. */
const PIECE_BYTES = 60_000;

/** Pieces per statement. In hexadecimal they are just below one megabyte, the `max_allowed_packet` of some servers. */
const PIECES_PER_STATEMENT = 8;

export interface PublishedGeneration {
  id: number;
  builtAt: number;
  confirmedAt: number;
  probes: RankProbe[];
}

@Injectable()
export class RankGenerationsRepository {
  constructor(
    @InjectRepository(RankGenerationEntity) private readonly generations: Repository<RankGenerationEntity>,
    @InjectRepository(RankBlobEntity) private readonly pieces: Repository<RankBlobEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  async newest(): Promise<PublishedGeneration | undefined> {
    const [row] = await this.generations.find({
      where: { format: PACKING_FORMAT },
      order: { id: 'DESC' },
      take: 1,
    });
    if (row === undefined) return undefined;
    const { id, builtAt, confirmedAt } = row;
    return { id, builtAt, confirmedAt, probes: JSON.parse(row.probes) as RankProbe[] };
  }

  /** Undefined if the generation was replaced and removed meanwhile. */
  async read(generationId: number): Promise<Uint8Array | undefined> {
    const generation = await this.generations.findOneBy({ id: generationId });
    if (generation === null) return undefined;
    const pieces: Buffer[] = [];
    for (let from = 0; from < generation.pieces; from += PIECES_PER_STATEMENT) {
      const rows = await this.pieces.find({
        where: { generationId, piece: Between(from, from + PIECES_PER_STATEMENT - 1) },
        order: { piece: 'ASC' },
      });
      pieces.push(...rows.map((row) => Buffer.from(row.data)));
    }
    return pieces.length === generation.pieces ? Buffer.concat(pieces) : undefined;
  }

  /** Puts a generation into service, completely or not at all. Throws `LeaseLost` if another process may publish by now. */
  publish(
    lease: HeldLease,
    generation: { packed: Uint8Array; builtAt: number; characters: number; probes: RankProbe[] },
  ): Promise<number> {
    const { packed, builtAt, characters, probes } = generation;
    const pieces = cut(packed);
    return this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      const inserted = await manager.insert(RankGenerationEntity, {
        format: PACKING_FORMAT,
        fence: lease.fence,
        builtAt,
        confirmedAt: builtAt,
        characters,
        pieces: pieces.length,
        probes: JSON.stringify(probes),
      });
      const id = insertedId(inserted);
      await insertPieces(manager, id, pieces);
      await removeBefore(manager, id);
      return id;
    });
  }

  async confirm(lease: HeldLease, id: number, now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      await manager.update(RankGenerationEntity, { id }, { confirmedAt: now });
    });
  }
}

function cut(packed: Uint8Array): Buffer[] {
  const content = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const pieces: Buffer[] = [];
  for (let from = 0; from < content.length; from += PIECE_BYTES) {
    pieces.push(content.subarray(from, from + PIECE_BYTES));
  }
  return pieces;
}

async function insertPieces(manager: EntityManager, generationId: number, pieces: Buffer[]): Promise<void> {
  for (let from = 0; from < pieces.length; from += PIECES_PER_STATEMENT) {
    const some = pieces.slice(from, from + PIECES_PER_STATEMENT);
    await manager.insert(
      RankBlobEntity,
      some.map((data, index) => ({ generationId, piece: from + index, data })),
    );
  }
}

/** Keeps the previous generation, which another process may be reading. */
async function removeBefore(manager: EntityManager, id: number): Promise<void> {
  const [kept] = await manager.find(RankGenerationEntity, {
    where: { id: LessThan(id) },
    order: { id: 'DESC' },
    take: 1,
  });
  if (kept === undefined) return;
  await manager.delete(RankBlobEntity, { generationId: LessThan(kept.id) });
  await manager.delete(RankGenerationEntity, { id: LessThan(kept.id) });
}
