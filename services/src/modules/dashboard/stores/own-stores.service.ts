import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { OwnedStoresService } from '../../market/index.js';
import { OverviewRepository } from '../overview/overview.repository.js';
import type { OwnStoresDto } from './own-stores.dto.js';

@Injectable()
export class OwnStoresService {
  constructor(
    private readonly overviews: OverviewRepository,
    private readonly owned: OwnedStoresService,
    private readonly config: PorticoConfig,
  ) {}

  async own({ accountId }: Principal): Promise<OwnStoresDto> {
    const characters = await this.overviews.characters(accountId);
    const logouts = characters.flatMap(({ lastSeenAt }) => lastSeenAt ?? []);
    const awaySince = logouts.length === 0 ? null : Math.max(...logouts);
    const { stores, market } = await this.owned.of(characters, awaySince);
    return {
      stores: stores.filter(({ store, sales }) => store !== null || sales.length > 0),
      awaySince,
      knowsSales: this.config.bridgeKind !== 'none',
      ...market,
    };
  }
}
