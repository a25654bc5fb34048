import { Injectable } from '@nestjs/common';
import { CachedValue } from '../../../platform/cache/index.js';
import { timeOf } from '../audit-chains.js';
import { AuditRepository } from '../audit.repository.js';
import { verifyChains } from '../audit-verification.js';
import type { AuditVerificationDto } from './verification.dto.js';

/** Rows that are hashed before other requests have their turn: some milliseconds of work. */
const BATCH = 500;

@Injectable()
export class AuditVerificationService {
  /** One walk at a time: who asks while one is under way gets its outcome, and nobody gets that of one that had ended. */
  private readonly walk = new CachedValue(() => this.verifyNow(), { freshMs: 0 });

  constructor(private readonly audit: AuditRepository) {}

  verify(): Promise<AuditVerificationDto> {
    return this.walk.get();
  }

  private async verifyNow(): Promise<AuditVerificationDto> {
    const at = Date.now();
    const { rows, head, broken } = await verifyChains(this.audit, { batch: BATCH });
    return { at, rows, hash: head, broken: broken ? { ...broken, at: timeOf(broken.id) } : null };
  }
}
