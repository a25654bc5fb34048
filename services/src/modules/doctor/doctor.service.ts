import { Inject, Injectable, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DOCTOR_AREAS, DOCTOR_CHECKS, DOCTOR_REASONS, GAME_FEATURES } from '@portico/domain';
import type { DoctorArea, DoctorCheck, DoctorReason, GameFeature } from '@portico/domain';
import { CachedValue } from '../../platform/cache/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { Choice, ClientAddresses, Flag, Integer, Nested, Text } from '../../platform/http/index.js';
import { Database } from '../../platform/persistence/index.js';
import { DefaultPasswords } from '../identity/index.js';
import { diagnose, type Diagnosis } from './diagnosis.js';
import { type Finding, FINDING_STATES, type FindingState } from './finding.js';
import { SlowChecks } from './slow-checks.js';

const CHECKS = [...Object.keys(DOCTOR_CHECKS), ...GAME_FEATURES];

export class FindingDto {
  @Choice(CHECKS, 'Name of the check', { enumName: 'DoctorCheck', nullable: true })
  check: DoctorCheck | GameFeature | null;

  @Text('The same in English') name: string;
  @Choice(DOCTOR_AREAS, { enumName: 'DoctorArea' }) area: DoctorArea;
  @Choice(FINDING_STATES, { enumName: 'FindingState' }) state: FindingState;

  @Choice(Object.keys(DOCTOR_REASONS), { enumName: 'DoctorReason', nullable: true })
  reason: DoctorReason | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    description: 'Values of the reason',
  })
  params: Record<string, string | number>;

  @Text('Reason and fix, in English') hint: string;
  @Text('Command, setting or statement that fixes it', { nullable: true }) remedy: string | null;
  @Text('Detail: a version, a date', { nullable: true }) detail: string | null;
  @Flag('Has to be fixed now') isUrgent: boolean;
}

export class DiagnosisDto {
  @Integer('Time of the check, milliseconds UTC') at: number;
  @Text('Address of this call, as the portal sees it', { example: '203.0.113.9' }) yourAddress: string;
  @Nested(() => [FindingDto]) findings: FindingDto[];
}

/** A reload within this time shows the same findings. */
const FRESH_MS = 15_000;

/** Some checks compare passwords and read the ledger. A request waits only this long; the page asks again for late findings. */
const PATIENCE_MS = 700;

@Injectable()
export class DoctorService {
  private readonly logger = new Logger('Doctor');
  private readonly checks = new SlowChecks(PATIENCE_MS);
  private latest = this.newLatest();

  constructor(
    @Inject(Database) private readonly database: Database,
    private readonly config: PorticoConfig,
    private readonly addresses: ClientAddresses,
    private readonly defaultPasswords: DefaultPasswords,
  ) {}

  /** Findings that are known within a second. Late ones are reported as running. */
  async diagnosis(yourAddress: string): Promise<DiagnosisDto> {
    const diagnosis = await this.latest.get();
    const isWhole = diagnosis.findings.every(({ reason }) => reason !== 'stillLooking');
    if (!isWhole) this.latest = this.newLatest();
    return { ...diagnosis, yourAddress };
  }

  async warn(): Promise<void> {
    const { findings } = await this.diagnose();
    for (const { name, state, hint, isUrgent = false } of findings) {
      if (isUrgent) this.logger.error({ msg: `${name}: ${hint}` });
      else if (state === 'off') this.logger.warn({ msg: `${name} is off: ${hint}` });
    }
  }

  private newLatest() {
    const check = async () => {
      const { findings } = await this.diagnose(this.checks);
      return { at: Date.now(), findings: findings.map(toDto) };
    };
    return new CachedValue(check, { freshMs: FRESH_MS });
  }

  private diagnose(checks?: SlowChecks): Promise<Diagnosis> {
    const { database, config, addresses, defaultPasswords } = this;
    return diagnose(database, config, { proxies: addresses.faults, defaultPasswords, checks });
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
