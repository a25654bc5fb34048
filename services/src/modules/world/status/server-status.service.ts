import { Injectable } from '@nestjs/common';
import { GameBridge } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import type { ServerStatusDto } from './server-status.dto.js';

const TIMES = { freshMs: 5000, staleMs: 20_000 };

/** Every open page asks every 30 s: the game server is asked for all of them together, and no one waits for it. */
@Injectable()
export class ServerStatusService {
  private readonly latest = new CachedValue(() => this.read(), TIMES);

  constructor(private readonly bridge: GameBridge) {}

  status(): Promise<ServerStatusDto> {
    return this.latest.get();
  }

  private async read(): Promise<ServerStatusDto> {
    const { value, source, asOf } = await this.bridge.status();
    return { online: value.isOnline, players: value.players, source, checkedAt: asOf };
  }
}
