import type { SuspicionRule } from '@portico/domain';
import { DAY_MS } from '@portico/domain';
import type { DemoRandom } from '../../world/shared/demo-random.js';
import { startOf } from './voter-days.js';
import type { SimulatedVoter } from './voter-days.js';

interface NewVoter {
  network?: string;
  device?: string | null;
  createdAt?: number;
  guilt?: readonly SuspicionRule[];
}

/** Accounts while they are being made, each with an id and, unless it shares one, a network of its own. */
export class Crowd {
  readonly voters: SimulatedVoter[] = [];
  private networks = 0;

  constructor(readonly random: DemoRandom) {}

  network(): string {
    this.networks += 1;
    const low = this.networks % 65_536;
    return `10.${Math.floor(this.networks / 65_536)}.${Math.floor(low / 256)}.${low % 256}`;
  }

  voter({ network = this.network(), device = null, createdAt, guilt = [] }: NewVoter): SimulatedVoter {
    const since = startOf(0) - this.random.between(2, 900) * DAY_MS;
    const voter = {
      id: this.voters.length + 1,
      createdAt: createdAt ?? since,
      network,
      device,
      votes: [],
      spends: [],
      seenAt: [createdAt ?? startOf(0) - this.random.between(1, 20) * DAY_MS],
      guilt: new Set(guilt),
    };
    this.voters.push(voter);
    return voter;
  }
}
