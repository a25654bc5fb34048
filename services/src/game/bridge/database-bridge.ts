import type { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { OpenStore, Sourced } from '../stores/open-store.js';
import type { StoreArchive } from '../stores/store-archive.js';
import { GameBridge } from './game-bridge.js';
import type { OnlineCharacter, ReloadEffect, ServerStatus } from './game-bridge.js';
import { takesConnections } from './login-port.js';
import type { OnlineRows } from './online-rows.js';

/** No bridge: the login port tells whether the server runs, the database the rest. */
export class DatabaseBridge extends GameBridge {
  constructor(
    private readonly config: PorticoConfig,
    private readonly online: OnlineRows,
    private readonly archive: StoreArchive,
  ) {
    super();
  }

  override async status(): Promise<Sourced<ServerStatus>> {
    const { host, port } = this.config.server.game;
    const isOnline = await takesConnections(host, port);
    const players = isOnline ? await this.online.count().catch(() => null) : 0;
    return { value: { isOnline, players }, source: 'database', asOf: Date.now() };
  }

  override async onlineCharacters(): Promise<Sourced<OnlineCharacter[]>> {
    return { value: await this.online.characters(), source: 'database', asOf: Date.now() };
  }

  override openStores(): Promise<Sourced<OpenStore[]>> {
    return this.archive.openStores();
  }

  override disconnect(): Promise<boolean> {
    return Promise.reject(new AppError('bridge_absent'));
  }

  override reloadDrops(): Promise<ReloadEffect> {
    return Promise.resolve('nextReload');
  }
}
