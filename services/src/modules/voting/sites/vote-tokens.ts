import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';

/** Some sites take 25 characters at most, some letters, digits and _ alone, and some change their case. */
const LENGTH = 24;
const DIGITS = 36;

/** What players take to a site as their name. It is not kept, but made again of what is. */
@Injectable()
export class VoteTokens {
  private readonly key: Buffer;

  constructor({ env }: PorticoConfig) {
    this.key = derivedKey(env.tokenSecret, 'vote token');
  }

  salt(): string {
    return randomBytes(12).toString('hex');
  }

  /** 24 of a-z and 0-9, from the salt of a vote: some 124 bits, which nobody guesses. */
  tokenOf(salt: string): string {
    const digest = createHmac('sha256', this.key).update(salt).digest('hex');
    return BigInt(`0x${digest}`).toString(DIGITS).padStart(LENGTH, '0').slice(-LENGTH);
  }

  /**
   * What a name that no account has, or that may not vote, is sent to the site with: as good to look at, and never credited. All
   * spellings of it have to come as one (`comparedName`).
   */
  decoyOf(name: string, site: string): string {
    return this.tokenOf(`decoy ${site} ${name}`);
  }

  /** In which of 256 rows a name writes that gets a decoy. It does not follow from the decoy: nobody knows whose rows are the same. */
  decoyPlaceOf(name: string, site: string): string {
    return this.keyOf(this.tokenOf(`decoy place ${site} ${name}`)).slice(0, 2);
  }

  /** What the owner's test of a site is sent with: known, and credited to nobody. */
  sampleOf(site: string): string {
    return this.tokenOf(`sample ${site}`);
  }

  /** As it is kept: `portal_vote.vote_key`. */
  keyOf(token: string): string {
    return createHash('sha256').update(token.trim().toLowerCase()).digest('hex');
  }
}
