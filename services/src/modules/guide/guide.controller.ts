import { PublicRead, Resource, Summary } from '../../platform/http/index.js';
import { DownloadDto, ProgramDto } from './guide.dto.js';
import { GuideService } from './guide.service.js';

const CACHE_SECONDS = 30;

@Resource('guide', 'guide')
export class GuideController {
  constructor(private readonly guide: GuideService) {}

  @PublicRead('program', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: ProgramDto })
  @Summary('Numbers of the game and of its rewards')
  program() {
    return this.guide.program();
  }

  @PublicRead('download', { limit: 'read', cacheSeconds: CACHE_SECONDS, type: DownloadDto })
  @Summary('Download links of the game, and its requirements')
  download() {
    return this.guide.download();
  }
}
