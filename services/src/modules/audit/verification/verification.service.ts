import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { AuditVerificationDto } from './verification.dto.js';

@Injectable()
export class AuditVerificationService {
  verify(): Promise<AuditVerificationDto> {
    throw new AppError('game.feature_off');
  }
}
