import type { InkwellLogEntity, NxLogEntity } from '@portico/services/modules/game-logs';
import type { VoteEntity } from '@portico/services/modules/voting';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { Player } from '../accounts/player.js';

type Purchase = Pick<InkwellLogEntity, 'itemId' | 'quantity' | 'cost' | 'currency'>;

/** Balances of an account, and the logs of their changes in order. */
export class AccountLedger {
  nx: number;
  votePoints: number;
  readonly votes: VoteEntity[] = [];
  readonly nxLogs: NxLogEntity[] = [];
  readonly inkwellLogs: InkwellLogEntity[] = [];

  constructor(
    readonly player: Player,
    private readonly random: DemoRandom,
  ) {
    this.nx = random.chance(0.4) ? random.between(0, 40) * 500 : 0;
    this.votePoints = random.chance(0.25) ? random.between(0, Math.ceil(player.dedication * 30)) : 0;
  }

  record(vote: VoteEntity): void {
    this.votes.push(vote);
    if (vote.state !== 'credited') return;
    this.votePoints += vote.votePoints;
    this.change(vote.at, vote.nx, 'Vote', null);
  }

  earn(at: number, amount: number, source: string): void {
    this.change(at, amount, source, this.someCharacter());
  }

  /** Does nothing if the balance is too low. */
  spend(at: number, amount: number, source: string): void {
    if (this.nx >= amount) this.change(at, -amount, source, this.someCharacter());
  }

  /** Buys an item from Inkwell if the balance suffices. */
  buy(at: number, purchase: Purchase): void {
    const { cost, currency } = purchase;
    const isNx = currency === 'NX_CREDIT';
    const balanceBefore = isNx ? this.nx : this.votePoints;
    if (balanceBefore < cost) return;
    const characterId = this.someCharacter();
    this.inkwellLogs.push({
      id: 0,
      at,
      characterId,
      accountId: this.player.account.id,
      ...purchase,
      balanceBefore,
      balanceAfter: balanceBefore - cost,
    });
    if (isNx) this.change(at, -cost, 'Inkwell', characterId);
    else this.votePoints -= cost;
  }

  private change(at: number, delta: number, source: string, characterId: number | null): void {
    const balanceBefore = this.nx;
    this.nx += delta;
    this.nxLogs.push({
      id: 0,
      at,
      characterId,
      accountId: this.player.account.id,
      type: delta > 0 ? 'GAIN' : 'SPEND',
      amount: Math.abs(delta),
      balanceBefore,
      balanceAfter: this.nx,
      source,
    });
  }

  /** Usually the first character, because people have a favorite. */
  private someCharacter(): number {
    const { characters } = this.player;
    const favourite = characters[0];
    const chosen = favourite && this.random.chance(0.7) ? favourite : this.random.pick(characters);
    return chosen.id;
  }
}
