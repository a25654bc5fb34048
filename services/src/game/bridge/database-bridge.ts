import { Inject, Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { MerchantRows } from '../merchants/merchant-rows.js';
import type { OpenStore } from '../merchants/open-store.js';
import { GameBridge } from './game-bridge.js';
import type { OnlineCharacter, ReloadEffect, ServerStatus, Sourced } from './game-bridge.js';
import { LoginRows, LoginServer, probePort } from '../presence/index.js';
import { OnlineRows } from './online-rows.js';

/** Works without a plug: the login port shows whether the server runs, and the game's own rows show the rest. */
@Injectable()
export class DatabaseBridge extends GameBridge {
  override readonly reachesGame = false;

  constructor(
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
    @Inject(OnlineRows) private readonly online: OnlineRows,
    @Inject(MerchantRows) private readonly merchants: MerchantRows,
    @Inject(LoginServer) private readonly loginServer: LoginServer,
    @Inject(LoginRows) private readonly logins: LoginRows,
  ) {
    super();
  }

  override async status(): Promise<Sourced<ServerStatus>> {
    const { host, port } = this.config.server.game;
    const isOnline = (await probePort(host, port)) === 'open';
    const players = isOnline ? await this.online.count().catch(() => null) : 0;
    return { value: { isOnline, players }, source: 'database', asOf: Date.now() };
  }

  override async onlineCharacters(): Promise<Sourced<OnlineCharacter[]>> {
    return { value: await this.online.characters(), source: 'database', asOf: Date.now() };
  }

  override async onlineCharacterOf(accountId: number): Promise<Sourced<OnlineCharacter | null>> {
    return { value: await this.online.characterOf(accountId), source: 'database', asOf: Date.now() };
  }

  /** Nobody plays on a server that is surely down. On one that runs, or never greeted, it is unknown. */
  override async isPlaying(accountId: number): Promise<boolean | 'unknown'> {
    const [login] = await this.logins.byIds([accountId]);
    return login !== undefined && (await this.loginServer.isGoneSince(login.lastLogin)) ? false : 'unknown';
  }

  override async openStores(): Promise<Sourced<OpenStore[]>> {
    return { value: await this.merchants.openStores(), source: 'database', asOf: Date.now() };
  }

  override disconnect(): Promise<boolean> {
    return Promise.reject(new AppError('game.bridge_absent'));
  }

  override reloadDrops(): Promise<ReloadEffect> {
    return Promise.resolve('nextReload');
  }
}
