import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CacheFor, Limit, Permission } from '../../platform/http/index.js';
import { DownloadDto, ProgramDto } from './guide.dto.js';
import { GuideService } from './guide.service.js';

const CACHE_SECONDS = 30;

@ApiTags('guide')
@Controller('guide')
export class GuideController {
  constructor(private readonly guide: GuideService) {}

  @Get('program')
  @Permission('public')
  @Limit('read')
  @CacheFor(CACHE_SECONDS)
  @ApiOperation({ summary: 'Numbers of the game and of its rewards' })
  @ApiOkResponse({ type: ProgramDto })
  program(): ProgramDto {
    return this.guide.program();
  }

  @Get('download')
  @Permission('public')
  @Limit('read')
  @CacheFor(CACHE_SECONDS)
  @ApiOperation({ summary: 'Where the game is downloaded, and what it needs' })
  @ApiOkResponse({ type: DownloadDto })
  download(): DownloadDto {
    return this.guide.download();
  }
}
