import type { OpenStore, Sighted } from '../../stores/open-store.js';
import type { StoreArchive } from '../../stores/store-archive.js';
import { GameBridge } from '../game-bridge.js';
import type { OnlineCharacter, ReloadEffect, ServerStatus } from '../game-bridge.js';
import type { OnlineRows } from '../online-rows.js';
import type { DemoServerSwitch } from './demo-server-switch.js';

/** The demo world's game server. While it stands still, its rows are what it would have in memory. */
export class SimulatedBridge extends GameBridge {
  constructor(
    private readonly online: OnlineRows,
    private readonly archive: StoreArchive,
    private readonly demoSwitch: DemoServerSwitch,
  ) {
    super();
  }

  override async status(): Promise<Sighted<ServerStatus>> {
    const isOnline = await this.demoSwitch.isWantedOnline();
    const players = isOnline ? await this.online.count() : 0;
    return live({ isOnline, players });
  }

  override async onlineCharacters(): Promise<Sighted<OnlineCharacter[]>> {
    return live((await this.demoSwitch.isWantedOnline()) ? await this.online.characters() : []);
  }

  override async openStores(): Promise<Sighted<OpenStore[]>> {
    const stores = await this.archive.openStores();
    return (await this.demoSwitch.isWantedOnline()) ? live(stores.value) : stores;
  }

  override async disconnect(): Promise<boolean> {
    return false;
  }

  override reloadDrops(): Promise<ReloadEffect> {
    return Promise.resolve('now');
  }
}

function live<T>(value: T): Sighted<T> {
  return { value, source: 'live', asOf: Date.now() };
}
