import { Inject, Injectable, Logger } from '@nestjs/common';
import { CachedValue } from '../../platform/cache/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { ClientAddresses } from '../../platform/http/index.js';
import { Database } from '../../platform/persistence/index.js';
import { diagnose } from './diagnosis.js';
import type { DiagnosisDto, FindingDto } from './doctor.dto.js';
import type { Finding } from './finding.js';

/** Some of it compares passwords and reads the ledger: those who reload the page get what was seen just now. */
const FRESH_MS = 15_000;

/** Checks the running portal. */
@Injectable()
export class DoctorService {
  private readonly logger = new Logger('Doctor');
  private readonly latest = new CachedValue(() => this.look(), { freshMs: FRESH_MS });

  constructor(
    @Inject(Database) private readonly database: Database,
    private readonly config: PorticoConfig,
    private readonly addresses: ClientAddresses,
  ) {}

  async diagnosis(yourAddress: string): Promise<DiagnosisDto> {
    return { ...(await this.latest.get()), yourAddress };
  }

  /** Says what is off or must not stay so, one line each. */
  async warn(): Promise<void> {
    const { findings } = await diagnose(this.database, this.config, this.addresses.faults);
    for (const { name, state, hint, isUrgent = false } of findings) {
      if (isUrgent) this.logger.error({ msg: `${name}: ${hint}` });
      else if (state === 'off') this.logger.warn({ msg: `${name} is off: ${hint}` });
    }
  }

  private async look(): Promise<Pick<DiagnosisDto, 'at' | 'findings'>> {
    const { findings } = await diagnose(this.database, this.config, this.addresses.faults);
    return { at: Date.now(), findings: findings.map(toDto) };
  }
}

function toDto({ check, area, reason, params, remedy, detail, isUrgent, ...finding }: Finding): FindingDto {
  return {
    ...finding,
    check: check ?? null,
    area: area ?? 'game',
    reason: reason ?? null,
    params: { ...params },
    remedy: remedy ?? null,
    detail: detail ?? null,
    isUrgent: isUrgent ?? false,
  };
}
