import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Signer } from '../../../platform/keys/index.js';

/** Some sites accept 25 characters at most, some accept only letters, digits and _, and some change the case. */
const LENGTH = 24;
const DIGITS = 36;

/** Tokens that players take to a site as their name. They are derived from stored data and not stored. */
@Injectable()
export class VoteTokens {
  private readonly signer: Signer;

  constructor({ env }: PorticoConfig) {
    this.signer = new Signer(env.tokenSecret, 'vote token');
  }

  salt(): string {
    return randomBytes(12).toString('hex');
  }

  /** 24 characters of a-z and 0-9, derived from a vote's salt: about 124 bits, too many to guess. */
  tokenOf(salt: string): string {
    return BigInt(`0x${this.signer.sign(salt, 'hex')}`)
      .toString(DIGITS)
      .padStart(LENGTH, '0')
      .slice(-LENGTH);
  }

  /** Token for a name that may not vote. It looks real and is never credited. Equal for all spellings (`comparedName`). */
  decoyOf(name: string, site: string): string {
    return this.tokenOf(`decoy ${site} ${name}`);
  }

  /** One of 256 rows for a decoy. It does not follow from the decoy, so nobody can tell which names share a row. */
  decoyPlaceOf(name: string, site: string): string {
    return this.keyOf(this.tokenOf(`decoy place ${site} ${name}`)).slice(0, 2);
  }

  sampleOf(site: string): string {
    return this.tokenOf(`sample ${site}`);
  }

  keyOf(token: string): string {
    return hashOf(token.trim().toLowerCase());
  }
}
