import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Client, Principal } from '../../../platform/http/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { LogChartDto } from '../reading/log-answer.dto.js';
import type { LogFileFormat } from '../reading/log-file.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import type { NxCreditLogsDto } from './game-logs.dto.js';

@Injectable()
export class NxCreditLogService {
  page(_query: LogPageQuery): Promise<NxCreditLogsDto> {
    throw new AppError('game.feature_off');
  }

  chart(_selection: LogSelection): Promise<LogChartDto> {
    throw new AppError('game.feature_off');
  }

  file(
    _selection: LogSelection,
    _format: LogFileFormat,
    _by: { principal: Principal; client: Client },
  ): Promise<StreamableFile> {
    throw new AppError('game.feature_off');
  }
}
