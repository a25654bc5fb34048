import { Injectable } from '@nestjs/common';
import type { CallbackVerdict, VoteRefusal } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { ReportedVote } from '../sites/vote-site-adapter.js';
import type { VoteSite } from '../sites/vote-site.js';

/** What became of a reported vote. */
export interface VoteOutcome {
  verdict: Extract<CallbackVerdict, 'confirmed' | 'refused' | 'duplicate' | 'unknown'>;
  reason: VoteRefusal | null;
  voteId: number | null;
  accountId: number | null;
  /** From its opening; null for an unknown token. */
  lagMs: number | null;
}

/** The states of votes after their opening: confirmed, credited or refused. */
@Injectable()
export class VotesService {
  /**
   * Counts a vote that its site has proved, or refuses it, in the current unit of work or one of its own; however often it is reported, it counts once. `isByHand`: replayed by
   * the owner, who overrules expiry and cool-down, and neither the votes of a day nor the caps.
   */
  confirm(_site: VoteSite, _vote: ReportedVote, _options: { isByHand?: boolean } = {}): Promise<VoteOutcome> {
    throw new AppError('game.feature_off');
  }
}
