import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CanaryEntity } from '../storage/canary.entities.js';

export type PastCanary = Omit<CanaryEntity, 'id' | 'remote'>;

/** Canaries of a remote: who started and ended each, when, why, and with which counts. */
@Injectable()
export class CanaryHistory {
  constructor(@InjectRepository(CanaryEntity) private readonly canaries: Repository<CanaryEntity>) {}

  /** Newest first, the one that runs too. */
  async newestOf(remote: string, limit: number): Promise<PastCanary[]> {
    const rows = await this.canaries.find({ where: { remote }, order: { startedAt: 'DESC' }, take: limit });
    return rows.map(({ id: _id, remote: _remote, ...canary }) => canary);
  }
}
