import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Client, Principal } from '../../../platform/http/index.js';
import type { VoteSite } from '../sites/vote-site.js';
import { VoteSites } from '../sites/vote-sites.js';
import { VoteTokens } from '../sites/vote-tokens.js';
import { type NewVote, OpenedVotesRepository } from './opened-votes.repository.js';
import { isSiteUsedUp, VoteTerms } from './vote-rules.js';
import { type VoteStanding, VoteStandings } from './vote-standing.js';
import { comparedName, VotersRepository } from './voters.repository.js';
import type { OpenedVoteDto, OpenVoteRequestDto } from '../voting.dto.js';

type Opening = Omit<NewVote, 'accountId' | 'origin'>;

@Injectable()
export class OpenVoteService {
  constructor(
    private readonly sites: VoteSites,
    private readonly terms: VoteTerms,
    private readonly tokens: VoteTokens,
    private readonly voters: VotersRepository,
    private readonly standings: VoteStandings,
    private readonly opened: OpenedVotesRepository,
  ) {}

  /** Unknown names get the same kind of answer in the same time, so that nobody finds out which accounts exist. */
  async open(
    principal: Principal | undefined,
    { site: siteId, username }: OpenVoteRequestDto,
    { network }: Client,
  ): Promise<OpenedVoteDto> {
    this.sites.require();
    const site = this.sites.findOrFail(siteId);
    const at = Date.now();
    const opening = { site, ip: network, at, expiresAt: at + this.terms.tokenMs };
    const token =
      principal === undefined
        ? await this.byName(username, opening)
        : await this.ofAccount(principal.accountId, opening);
    return { url: site.url.replaceAll('{token}', encodeURIComponent(token)), expiresAt: opening.expiresAt };
  }

  private async ofAccount(accountId: number, opening: Opening): Promise<string> {
    const [hasCharacter, standing] = await this.look(accountId, opening.at);
    if (!hasCharacter) throw new AppError('voting.character_needed');
    this.refuseUsedUp(standing, opening.site);
    const end = standing.coolDownEnd(opening.site);
    if (end !== undefined)
      throw new AppError('voting.cooling_down', { minutes: Math.ceil((end - opening.at) / MINUTE_MS) });
    return this.opened.open({ ...opening, accountId, origin: 'dashboard' });
  }

  private async byName(username: string | undefined, opening: Opening): Promise<string> {
    if (username === undefined || username.trim() === '') throw new AppError('voting.username_required');
    const voter = await this.voters.byName(username, opening.at);
    const [hasCharacter, standing] = await this.look(voter.id, opening.at);
    // Anyone may see how many votes a day has had. Only the account itself may see that a site is cooling down.
    this.refuseUsedUp(standing, opening.site);
    if (hasCharacter && !voter.isBanned)
      return this.opened.open({ ...opening, accountId: voter.id, origin: 'login' });
    const key = [comparedName(username), opening.site.id] as const;
    await this.opened.pretend({ ...opening, origin: 'login' }, this.tokens.decoyPlaceOf(...key));
    return this.tokens.decoyOf(...key);
  }

  private look(accountId: number, now: number): Promise<[boolean, VoteStanding]> {
    return Promise.all([this.voters.hasCharacter(accountId), this.standings.of(accountId, now)]);
  }

  private refuseUsedUp(standing: VoteStanding, site: VoteSite): void {
    if (!standing.isUsedUp(site)) return;
    const { votesPerDay } = this.terms.program;
    const votes = standing.votesToday(site);
    const isOfSite = standing.canVoteToday && isSiteUsedUp(site, votes);
    throw new AppError('voting.day_limit', {
      count: isOfSite ? votes : standing.day.votes,
      max: isOfSite ? (site.votesPerDay ?? votesPerDay) : votesPerDay,
    });
  }
}
