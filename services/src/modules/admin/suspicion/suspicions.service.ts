import { ApiProperty } from '@nestjs/swagger';
import {
  ADMIN_REASON_MAX_LENGTH,
  SUSPICION_EVIDENCE,
  SUSPICION_RULES,
  type SuspicionEvidence,
  type SuspicionRule,
} from '@portico/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  Choice,
  DatabasePaginationDto,
  IdList,
  Integer,
  Nested,
  Text,
  WrittenText,
  type Actor,
  databasePagination,
} from '../../../platform/http/index.js';
import { AccountNames } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, AuditService } from '../../audit/index.js';
import { AccountBanDto } from '../accounts/accounts.dto.js';
import { AccountBans } from '../accounts/account-bans.js';
import { SuspicionEntity } from '../admin.entities.js';
import { SETTING_OF_RULE, thresholdOf } from './rules/examine.js';
import { type SuspicionSelection, SuspicionsRepository } from './suspicions.repository.js';

export class EvidenceDto {
  @Choice(
    SUSPICION_EVIDENCE,
    'At: milliseconds UTC; Minutes and Seconds: a length of time; network and site: texts; else a count',
    { enumName: 'SuspicionEvidence' },
  )
  name: SuspicionEvidence;

  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'integer' }] }) value: string | number;
}

export class ReviewDto {
  @Integer('Milliseconds UTC') at: number;
  @Text({ nullable: true }) by: string | null;
  @Text() note: string;
}

export class SuspicionDto {
  @Integer() id: number;
  @Choice(SUSPICION_RULES, { enumName: 'SuspicionRule' }) rule: SuspicionRule;
  @Integer('Time of the newest evidence, milliseconds UTC') at: number;
  @Integer() accountId: number;
  @Text({ nullable: true }) accountName: string | null;
  @Nested(() => AccountBanDto, { nullable: true }) ban: AccountBanDto | null;
  @Nested(() => [EvidenceDto]) evidence: EvidenceDto[];
  @Nested(() => ReviewDto, { nullable: true }) review: ReviewDto | null;
}

export class SuspicionRuleDto {
  @Choice(SUSPICION_RULES, { enumName: 'SuspicionRule' }) rule: SuspicionRule;
  @Integer('0: the rule is off') threshold: number;
  @Text({ example: 'server.admin.suspicion.accountsPerNetwork' }) setting: string;
  @Integer('Findings of it that are not reviewed') open: number;
}

export class SuspicionsDto {
  @Nested(() => [SuspicionRuleDto]) rules: SuspicionRuleDto[];
  @Nested(() => [SuspicionDto], 'Newest first') suspicions: SuspicionDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class ReviewRequestDto {
  @WrittenText({ required: false, maxLength: ADMIN_REASON_MAX_LENGTH }) note?: string;
}

const MAX_REVIEWED = 100;

export class ReviewManyRequestDto extends ReviewRequestDto {
  @IdList({ max: MAX_REVIEWED }) ids: number[];
}

export class ReviewedManyDto {
  @Integer('Number of marked findings. Missing findings and those about the reviewer are left out')
  reviewed: number;
}

const WORDS: ReadonlySet<string> = new Set(SUSPICION_EVIDENCE);

interface People {
  names: ReadonlyMap<number | null, string>;
  bans: ReadonlyMap<number, AccountBanDto>;
}

@Injectable()
export class SuspicionsService {
  constructor(
    private readonly suspicions: SuspicionsRepository,
    private readonly names: AccountNames,
    private readonly bans: AccountBans,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  async list(selection: SuspicionSelection, page: number, limit: number): Promise<SuspicionsDto> {
    const [total, rules] = await Promise.all([this.suspicions.count(selection), this.rules()]);
    const skip = (page - 1) * limit;
    const take = Math.min(limit, total - skip);
    const rows = take > 0 ? await this.suspicions.page(selection, { skip, take }) : [];
    const people = await this.peopleIn(rows);
    return {
      rules,
      suspicions: rows.map((row) => toSuspicionDto(row, people)),
      pagination: databasePagination(page, limit, total),
    };
  }

  /** Repeating the same note changes neither time nor author. */
  async review(id: number, { note = '' }: ReviewRequestDto, actor: Actor): Promise<SuspicionDto> {
    const row = await this.unitOfWork.run(async (manager) => {
      const [found] = await this.suspicions.lock(manager, [id]);
      if (found === undefined) throw new AppError('admin.suspicion_not_found');
      if (found.accountId === actor.principal.accountId) throw new AppError('admin.own_account');
      return this.mark(manager, found, note, actor);
    });
    return toSuspicionDto(row, await this.peopleIn([row]));
  }

  /** Reviews open findings. The notes on findings that were reviewed before stay unchanged. */
  async reviewMany({ ids, note = '' }: ReviewManyRequestDto, actor: Actor): Promise<ReviewedManyDto> {
    const reviewed = await this.unitOfWork.run(async (manager) => {
      const found = await this.suspicions.lock(manager, ids);
      const open = found.filter(
        ({ accountId, reviewedAt }) => accountId !== actor.principal.accountId && reviewedAt === null,
      );
      for (const one of open) await this.mark(manager, one, note, actor);
      return open.length;
    });
    return { reviewed };
  }

  private async mark(manager: EntityManager, found: SuspicionEntity, note: string, by: Actor) {
    if (found.reviewedAt !== null && found.note === note) return found;
    const reviewed = { reviewedAt: Date.now(), reviewedBy: by.principal.accountId, note };
    const { id, accountId, rule, day } = found;
    await manager.update(SuspicionEntity, { id }, reviewed);
    const details = { suspicion: id, rule, day, before: found.note, after: note };
    await this.audit.record({ action: 'suspicion-look', accountId, ...actorOf(by), details });
    return { ...found, ...reviewed };
  }

  private rules(): Promise<SuspicionRuleDto[]> {
    const settings = this.config.server.admin.suspicion;
    return Promise.all(
      SUSPICION_RULES.map(async (rule) => ({
        rule,
        threshold: thresholdOf(settings, rule),
        setting: `server.admin.suspicion.${SETTING_OF_RULE[rule]}`,
        open: await this.suspicions.count({ state: 'open', rule }),
      })),
    );
  }

  private async peopleIn(rows: readonly SuspicionEntity[]): Promise<People> {
    const [names, bans] = await Promise.all([
      this.names.of(rows.flatMap(({ accountId, reviewedBy }) => [accountId, reviewedBy])),
      this.bans.of(rows.map(({ accountId }) => accountId)),
    ]);
    return { names, bans };
  }
}

function toSuspicionDto(found: SuspicionEntity, { names, bans }: People): SuspicionDto {
  const { id, rule, at, accountId, evidence, reviewedAt, reviewedBy, note } = found;
  const by = names.get(reviewedBy) ?? null;
  return {
    id,
    rule,
    at,
    accountId,
    accountName: names.get(accountId) ?? null,
    ban: bans.get(accountId) ?? null,
    evidence: readEvidence(evidence),
    review: reviewedAt === null ? null : { at: reviewedAt, by, note: note ?? '' },
  };
}

/** Evidence that only a later version knows is left out. */
function readEvidence(text: string): EvidenceDto[] {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isEvidence) : [];
}

function isEvidence(value: unknown): value is { name: SuspicionEvidence; value: string | number } {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('value' in value)) return false;
  const isValue = typeof value.value === 'string' || typeof value.value === 'number';
  return isValue && typeof value.name === 'string' && WORDS.has(value.name);
}
