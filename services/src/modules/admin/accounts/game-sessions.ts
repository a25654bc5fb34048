import { Injectable, Logger } from '@nestjs/common';
import { GameBridge, LOGIN_STATE } from '../../../game/index.js';
import { AccountRowsRepository } from './account-rows.repository.js';
import type { AccountActEffect } from './accounts.dto.js';

@Injectable()
export class GameSessions {
  private readonly logger = new Logger('GameSessions');

  constructor(
    private readonly bridge: GameBridge,
    private readonly rows: AccountRowsRepository,
  ) {}

  /** Ends the session of an account, if any. Changes on the site stay, whatever the game answers. */
  async end(accountId: number): Promise<AccountActEffect> {
    if (this.bridge.reachesGame) {
      try {
        return (await this.bridge.disconnect(accountId)) ? 'disconnected' : 'done';
      } catch (error) {
        this.logger.warn({ msg: 'a session in the game could not be ended', account: accountId, err: error });
      }
    }
    const [row] = await this.rows.find([accountId]);
    if (row === undefined || row.loginState === LOGIN_STATE.out) return 'done';
    // After a crash of the game its rows say for hours that somebody plays.
    return (await this.bridge.isPlaying(accountId)) === false ? 'done' : 'stillInGame';
  }
}
