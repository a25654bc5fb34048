import { Controller } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../platform/http/index.js';
import { DownloadDto, ProgramDto } from './guide.dto.js';
import { GuideService } from './guide.service.js';

const CACHE_SECONDS = 30;

@ApiTags('guide')
@Controller('guide')
export class GuideController {
  constructor(private readonly guide: GuideService) {}

  @PublicRead('program', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: ProgramDto })
  @ApiOperation({ summary: 'Numbers of the game and of its rewards' })
  program(): ProgramDto {
    return this.guide.program();
  }

  @PublicRead('download', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: DownloadDto })
  @ApiOperation({ summary: 'Download links of the game, and its requirements' })
  download(): DownloadDto {
    return this.guide.download();
  }
}
