import { Injectable } from '@nestjs/common';
import { rewardCycleDay } from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import type { DownloadDto, ProgramDto } from './guide.dto.js';
import { toDownload, toProgram } from './guide.mapper.js';

@Injectable()
export class GuideService {
  constructor(
    private readonly config: PorticoConfig,
    private readonly catalogs: CatalogService,
  ) {}

  program(now = Date.now()): ProgramDto {
    const { program } = this.config.guide;
    const today = rewardCycleDay(now, program.login.anchorDay, this.config.public.time.zone);
    const catalog = this.catalogs.current;
    return toProgram(this.config.guide, today, (id) => catalog.item(id)?.name ?? null);
  }

  download(): DownloadDto {
    return toDownload(this.config.guide.download);
  }
}
