import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PointType } from '@portico/domain';
import { type EntityManager, In, Not, type Repository } from 'typeorm';
import { insertedId, lockRow } from '../../../platform/persistence/index.js';
import { PointsGiverEntity, PointsRequestEntity } from '../admin.entities.js';

type Decision = Pick<PointsRequestEntity, 'state' | 'decidedBy' | 'decidedAt'>;

@Injectable()
export class PointsRequestsRepository {
  constructor(
    @InjectRepository(PointsRequestEntity) private readonly pointsRequests: Repository<PointsRequestEntity>,
  ) {}

  /** Must come first in the unit of work, so that it sees all earlier grants. */
  async lockGiver(manager: EntityManager, accountId: number): Promise<void> {
    const first = { accountId, grants: 0 };
    await lockRow(manager, PointsGiverEntity, { accountId }, 'grants', { by: 1, first });
  }

  async givenBy(
    askedBy: number,
    pointType: PointType,
    since: number,
    manager: EntityManager = this.pointsRequests.manager,
  ): Promise<number> {
    const row = await manager
      .createQueryBuilder(PointsRequestEntity, 'request')
      .select('SUM(request.amount)', 'sum')
      .where('request.askedBy = :askedBy AND request.pointType = :pointType', { askedBy, pointType })
      .andWhere('request.at > :since AND request.needsConfirmation = 0', { since })
      .getRawOne<{ sum: unknown }>();
    return Number(row?.sum ?? 0);
  }

  async reasonsOf(entryKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.pointsRequests.find({
      select: { id: true, entryKey: true, reason: true },
      where: { entryKey: In([...entryKeys]), reason: Not('') },
    });
    return new Map(rows.map(({ entryKey, reason }) => [entryKey, reason]));
  }

  async charactersOf(entryKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.pointsRequests.find({
      select: { id: true, entryKey: true, characterName: true },
      where: { entryKey: In([...entryKeys]) },
    });
    return new Map(rows.map(({ entryKey, characterName }) => [entryKey, characterName]));
  }

  async add(manager: EntityManager, request: Omit<PointsRequestEntity, 'id'>): Promise<number> {
    return insertedId(await manager.insert(PointsRequestEntity, request));
  }

  find(
    id: number,
    manager: EntityManager = this.pointsRequests.manager,
  ): Promise<PointsRequestEntity | null> {
    return manager.findOneBy(PointsRequestEntity, { id, needsConfirmation: true });
  }

  list({ skip, take }: { skip: number; take: number }): Promise<[PointsRequestEntity[], number]> {
    return this.pointsRequests
      .createQueryBuilder('request')
      .where('request.needsConfirmation = 1')
      .orderBy("CASE WHEN request.state = 'waiting' THEN 0 ELSE 1 END")
      .addOrderBy('request.id', 'DESC')
      .skip(skip)
      .take(take)
      .getManyAndCount();
  }

  /** Returns false if the request was already decided. Concurrent decisions wait until this unit of work ends. */
  async decide(manager: EntityManager, id: number, decision: Decision): Promise<boolean> {
    const { affected } = await manager.update(PointsRequestEntity, { id, state: 'waiting' }, decision);
    return affected === 1;
  }
}
