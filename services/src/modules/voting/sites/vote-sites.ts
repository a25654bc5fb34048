import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { GameFeatures } from '../../../game/index.js';
import { demoVoteSites, PorticoConfig, type VoteSiteSettings } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { derivedKey } from '../../../platform/keys/index.js';
import type { VoteSite } from './vote-site.js';

@Injectable()
export class VoteSites {
  readonly all: readonly VoteSite[];
  private readonly byId: ReadonlyMap<string, VoteSite>;

  constructor(
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
  ) {
    this.all = this.configured.map((site) => this.toSite(site));
    this.byId = new Map(this.all.map((site) => [site.id, site]));
  }

  /** False for a site that was removed from the settings. Its votes can no longer be reported. */
  isKnown(id: string): boolean {
    return this.byId.has(id);
  }

  findOrFail(id: string): VoteSite {
    const site = this.byId.get(id);
    if (site === undefined) throw new AppError('voting.site_not_found');
    return site;
  }

  /** False if no site is configured, or the game cannot store the rewards. */
  get areUsable(): boolean {
    return this.all.length > 0 && this.features.isOn('spending') && this.features.isOn('balances');
  }

  require(): readonly VoteSite[] {
    if (!this.areUsable) throw new AppError('game.feature_off');
    return this.all;
  }

  private get configured(): readonly VoteSiteSettings[] {
    const { demo, server } = this.config;
    return server.voting.sites ?? (demo ? demoVoteSites(this.config.public.site.origin) : []);
  }

  private toSite({ coolDownMinutes, nx, votesPerDay, ...settings }: VoteSiteSettings): VoteSite {
    const { env, guide } = this.config;
    return {
      ...settings,
      secret: env.voteSecrets?.get(settings.id) ?? this.demoSecret(settings.id),
      coolDownMs: coolDownMinutes * MINUTE_MS,
      nx: nx ?? guide.program.voteNx,
      votesPerDay,
    };
  }

  /** Sites of the demo world sign too. The demo alone knows their secret. */
  private demoSecret(id: string): string | undefined {
    const { demo, env, server } = this.config;
    if (!demo || server.voting.sites !== undefined) return undefined;
    return derivedKey(env.tokenSecret, `demo vote site ${id}`).toString('hex');
  }
}
