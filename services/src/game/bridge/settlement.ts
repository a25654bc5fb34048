import { Inject, Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { PresenceRepository } from '../presence/index.js';
import { GameBridge } from './game-bridge.js';

/** `lastlogin` has a resolution of seconds: a new login within the same second would be taken for the old one. */
const MIN_AGE_MS = 2000;

/** Asks the running game about accounts whose rows leave doubt, and records that it holds nothing of them. */
@Injectable()
export class Settlement {
  constructor(
    @Inject(GameBridge) private readonly bridge: GameBridge,
    @Inject(PresenceRepository) private readonly presence: PresenceRepository,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Settles an account that is out of the game by its row, if nothing else proves it, or one that is stuck between two
   * channels. The row is read before the game is asked: a login in between changes the row, so the proof is about the
   * earlier login. Not within a unit of work.
   */
  async settle(accountId: number): Promise<void> {
    if (!this.bridge.writesGrants) return;
    const judged = await this.presence.judge(accountId);
    if (judged === undefined || judged.presence === 'out') return;
    if (judged.presence === 'inGame' && !judged.isStuck) return;
    const { lastLogin } = judged;
    if ((this.presence.timeOf(lastLogin) ?? 0) > Date.now() - MIN_AGE_MS) return;
    const outcome = await this.bridge.settle(accountId);
    if (outcome !== 'out' && outcome !== 'settled') return;
    await this.unitOfWork.run((manager) =>
      this.presence.recordExits(manager, [{ accountId, lastLogin }], 'bridge'),
    );
  }
}
