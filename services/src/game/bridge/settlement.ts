import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { PresenceRepository } from '../presence/index.js';
import { GameBridge } from './game-bridge.js';

/** `lastlogin` counts seconds: a login of the same second would be taken for the one that is over. */
const MIN_AGE_MS = 2000;

/** Asks the running game about accounts that its rows leave in doubt, and writes down that it holds nothing of them. */
@Injectable()
export class Settlement {
  constructor(
    @Inject(GameBridge) private readonly bridge: GameBridge,
    @Inject(PresenceRepository) private readonly presence: PresenceRepository,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Settles an account whose row says that it is out of the game, where nothing else proves it. The row is read before the game is
   * asked: a login meanwhile changes the row, and the proof is of a login that is over. Not within a unit of work.
   */
  async settle(accountId: number): Promise<void> {
    if (!this.bridge.writesGrants) return;
    const judged = await this.presence.judge(accountId);
    if (judged === undefined || judged.presence === 'out' || judged.presence === 'inGame') return;
    const { lastLogin } = judged;
    if ((this.presence.timeOf(lastLogin) ?? 0) > Date.now() - MIN_AGE_MS) return;
    const outcome = await this.bridge.settle(accountId);
    if (outcome !== 'out' && outcome !== 'settled') return;
    await this.unitOfWork.run((manager) =>
      this.presence.recordExits(manager, [{ accountId, lastLogin }], 'bridge'),
    );
  }
}
