import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import {
  createPreviewLink,
  PreviewTickets,
  ReleaseError,
  ReleaseStore,
  ReleaseTokens,
} from '../../releases/index.js';
import type { PreviewLinkDto } from './releases.dto.js';
import { tokenError } from './release-upload.service.js';

/** Links of previews: browsers send no token when they open a page, so that the address has one for a short time. */
@Injectable()
export class ReleasePreviewService {
  constructor(
    @Inject(ReleaseStore) private readonly store: ReleaseStore,
    @Inject(ReleaseTokens) private readonly tokens: ReleaseTokens,
    @Inject(PreviewTickets) private readonly tickets: PreviewTickets,
  ) {}

  async link(name: string, version: string, token: string | null = null): Promise<PreviewLinkDto> {
    try {
      return await createPreviewLink({ store: this.store, tickets: this.tickets }, name, version, token);
    } catch (error) {
      throw error instanceof ReleaseError
        ? new AppError('releases.refused', { message: error.message })
        : error;
    }
  }

  async linkForToken(
    name: string,
    version: string,
    authorization: string | undefined,
  ): Promise<PreviewLinkDto> {
    const token = await this.tokens.admit(authorization, name);
    if (typeof token === 'string') throw tokenError(token);
    return this.link(name, version, token.name);
  }
}
