import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../platform/http/index.js';
import { DownloadDto, ProgramDto } from './guide.dto.js';
import { GuideService } from './guide.service.js';

const CACHE_SECONDS = 30;

@ApiTags('guide')
@Controller('guide')
export class GuideController {
  constructor(private readonly guide: GuideService) {}

  @PublicRead('program', {
    summary: 'Numbers of the game and of its rewards',
    type: ProgramDto,
    limit: 'read',
    cacheSeconds: CACHE_SECONDS,
  })
  program(): ProgramDto {
    return this.guide.program();
  }

  @PublicRead('download', {
    summary: 'Where the game is downloaded, and what it needs',
    type: DownloadDto,
    limit: 'read',
    cacheSeconds: CACHE_SECONDS,
  })
  download(): DownloadDto {
    return this.guide.download();
  }
}
